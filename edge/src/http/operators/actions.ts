import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import type { ChangeRequest } from "../../releases/change-requests.ts";
import { releasesText } from "../../releases/releases-text.ts";
import { rollbackHistory } from "../../releases/rollback-history.ts";
import type { Published } from "../../releases/store.ts";
import { safe } from "./markup.ts";
import { type CandidateView, changedText, goneFrom, newCandidates, newIn, shoppersOf, type Viewer } from "./view.ts";

/** A form that sends a command of the release command line. @param words fixed arguments */
const form = (command: string, { formKey }: Viewer, words: string[], fields: string, button: string): string =>
  formWith(command, [["key", formKey], ...words.filter(Boolean).map((word) => ["words", word])], fields, button);

function formWith(command: string, hidden: string[][], fields: string, button: string): string {
  const inputs = hidden.map(
    ([name = "", value = ""]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
  );
  return `<form method="post" action="/ops/commands/${command}">${inputs.join("")}${fields}<button>${safe(button)}</button></form>`;
}

/** After a dry run, the form that does what was tried. Empty when the command was not sent as a dry run. */
export function afterDryRun(command: string, sent: URLSearchParams): string {
  if (!sent.has("dry-run")) return "";
  const others = [...sent].filter(([name]) => name !== "dry-run");
  const button = [`${command.charAt(0).toUpperCase()}${command.slice(1)}`, ...sent.getAll("words")].join(" ");
  return `<div class="actions">${formWith(command, others, "", button)}</div>`;
}

const why = '<label>Why <input name="why" maxlength="500"></label>';
const browser = (pages = "its pages") =>
  `<label class="check"><input type="checkbox" name="browser" checked> Load ${pages} in a browser first</label>`;
const share = (name: string, value: number | "", required: string) =>
  `<label>Percent of shoppers <input name="${name}" inputmode="decimal" size="4" value="${value}"${required}></label>`;

/** Forms that change a candidate, as far as the viewer's roles reach. */
export function candidateActions({ name, changes, percent }: CandidateView, viewer: Viewer): string {
  const remotes = Object.keys(changes);
  const forms = [
    viewer.mayPromote(remotes, 0)
      ? form("canary", viewer, [name], share("words", percent, " required"), "Change the share")
      : "",
    viewer.mayPromote(remotes, 100) ? form("finish", viewer, [name], `${browser()}${why}`, "Show it to all") : "",
    viewer.mayPromote(remotes, 0) ? form("staff-link", viewer, [name], "", "Make a link for staff") : "",
    viewer.mayWithdraw(remotes) ? form("withdraw", viewer, [name], why, "Withdraw it") : "",
  ];
  return `<div class="actions">${forms.join("")}</div>`;
}

/** What a requested composition changes, such as `show mf-a@2.0.0 to 10 % of shoppers`. */
function requestedText({ stable, candidates }: Composition, live: Composition): string {
  const toAll = releasesText(newIn(stable, live.stable));
  const toSome = newCandidates(candidates, live.candidates);
  const removed = goneFrom(stable, live.stable);
  const shown = [
    ...(toAll ? [`${toAll} to all shoppers`] : []),
    ...toSome.map(({ changes, percent }) => `${releasesText(changes)} to ${shoppersOf(percent)}`),
  ];
  return [
    ...(removed.length > 0 ? [`remove ${removed.join(", ")}`] : []),
    ...(shown.length > 0 ? [`show ${shown.join(", ")}`] : []),
  ].join(" and ");
}

/** Form with which a second operator approves a promotion. */
export function approvalHtml({ id, composition }: ChangeRequest, live: Composition, viewer: Viewer): string {
  const { by, why: reason } = composition;
  return `<div class="actions"><p>${safe(by)} wants to ${safe(requestedText(composition, live))}${reason ? ` (${safe(reason)})` : ""}; request ${safe(id)} waits for a second operator.</p>${
    by === viewer.name ? "" : form("approve", viewer, [id], "", "Approve it")
  }</div>`;
}

/** The form that removes a remote. It is sent as a dry run, after which the operator sees what the gate says. */
function removal(stable: ChosenSet, inCandidates: Set<string>, viewer: Viewer): string {
  const open = Object.keys(stable).filter(
    (name) => name !== "shell" && !inCandidates.has(name) && viewer.mayRemove([name]),
  );
  if (open.length === 0) return "";
  const options = ["", ...open].map((name) => `<option>${safe(name)}</option>`).join("");
  const fields = `<input type="hidden" name="dry-run" value="on"><label>Remote <select name="words" required>${options}</select></label>${browser("the home page without it")}${why}`;
  return `<h2>Remove a remote</h2><div class="actions">${form("remove", viewer, [], fields, "Ask the gate")}</div>`;
}

/** Forms that promote releases, roll back and remove a remote. */
export function liveActions(
  { stable, revision }: Composition,
  candidates: CandidateView[],
  published: Published[],
  history: Composition[],
  viewer: Viewer,
): string {
  const inCandidates = new Set(candidates.flatMap(({ changes }) => Object.keys(changes)));
  const open = [...new Set(published.map(({ name }) => name))].filter(
    (name) => !inCandidates.has(name) && viewer.mayPromote([name], 0),
  );
  const choices = open.sort().flatMap((name) => {
    const versions = published
      .filter((one) => one.name === name && one.version !== stable[name]?.version)
      .map((one) => one.version)
      .reverse()
      .slice(0, 10);
    const options = versions.map(
      (version) => `<option value="${safe(`${name}@${version}`)}">${safe(version)}</option>`,
    );
    const live = stable[name]?.version;
    return versions.length === 0
      ? []
      : `<label>${safe(name)} <select name="words"><option value="">${live ? `stays ${safe(live)}` : "not live"}</option>${options.join("")}</select></label>`;
  });
  const promote =
    choices.length > 0
      ? `<h2>Promote</h2><div class="actions">${form("promote", viewer, [], `${choices.join("")}${share("canary", "", ' placeholder="all"')}${browser()}${why}`, "Promote")}</div>`
      : "";
  const earlier = rollbackHistory(history)
    .filter((one) => one.revision !== revision)
    .slice(0, 10)
    .map((one, index) => {
      const changed = changedText(one.stable, stable) || "the same releases";
      const text = `${index === 0 ? "the set before, " : ""}revision ${one.revision}: ${changed}`;
      return `<option value="${one.revision}">${safe(text)}</option>`;
    });
  const rollBack =
    viewer.mayRollBack && earlier.length > 0
      ? `<h2>Roll back</h2><div class="actions">${form("rollback", viewer, [], `<label>To <select name="words">${earlier.join("")}</select></label>${why}`, "Roll back")}</div>`
      : "";
  return promote + rollBack + removal(stable, inCandidates, viewer);
}
