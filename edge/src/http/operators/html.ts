import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { SeenTrouble } from "@thuot-tha/shared/server";
import { type Counts, kinds } from "../../canary/counts.ts";
import { shareText, shownNames } from "../../releases/candidates.ts";
import type { ChangeRequest } from "../../releases/change-requests.ts";
import { releasesText } from "../../releases/releases-text.ts";
import type { Published } from "../../releases/store.ts";
import type { Quarantine } from "../../rendering/live-sets.ts";
import type { TrackSpeed } from "../metrics/metrics.ts";
import { approvalHtml, candidateActions, liveActions } from "./actions.ts";
import { evidenceChart, kindWords } from "./chart.ts";
import { frame } from "./frame.ts";
import { type Cell, safe, table, time } from "./markup.ts";
import { type CandidateView, changedText, newCandidates, shoppersOf, type Viewer } from "./view.ts";

/** Number of revisions shown; one more is read, to show what the earliest changed. */
export const revisionsShown = 50;

export interface OpsView {
  viewer: Viewer;
  now: Date;
  composition: Composition | null;
  candidates: CandidateView[];
  quarantine: Quarantine | null;
  /** What is wrong with the store; null when nothing is. */
  trouble: SeenTrouble | null;
  requests: ChangeRequest[];
  speeds: TrackSpeed[];
  failures: { what: string; count: number }[];
  history: Composition[];
  published: Published[];
}

/** A part that is replaced while forms of the page are filled in; it has no forms itself. */
const part = (name: string, content: string): string => `<div data-part="${name}">${content}</div>`;

/** The operators' page. */
export function opsHtml(view: OpsView): string {
  const { viewer, composition, candidates, requests, speeds, failures, history, published } = view;
  const failed = failures.length
    ? table(
        ["What", "Count"],
        failures.map(({ what, count }) => [what, count]),
      )
    : '<p class="quiet">None.</p>';
  return frame(
    "Releases",
    `<form class="who" method="post" action="/ops/logout"><span>${safe(viewer.name)}</span><button>Log out</button></form>
${part("alerts", alertsHtml(view))}${part("live", composition ? liveHtml(composition, candidates, published) : "<p>Nothing is live yet.</p>")}
${composition ? requests.map((request) => approvalHtml(request, composition, viewer)).join("") : ""}
${candidates.map((one) => candidateHtml(one, view)).join("")}
${composition ? liveActions(composition, candidates, published, history, viewer) : ""}
${part("speed", speedHtml(speeds))}
${part("failures", `<h2>Failures counted here since the start</h2>${failed}`)}
${part("history", `<h2>History</h2>${table(["Revision", "When", "Who", "What", "Why", "Changed"], history.map(historyRow).slice(0, revisionsShown))}`)}`,
    true,
  );
}

const warning = (text: string): string => `<p class="warn" role="alert">${safe(text)}</p>`;

/** What keeps this edge from serving a revision, or from reading or writing the store. */
function alertsHtml({ composition, quarantine, trouble }: OpsView): string {
  const alerts: string[] = [];
  if (quarantine) {
    const { revision, track, reason } = quarantine;
    alerts.push(`Revision ${revision} (${track}) is not served here: ${reason} What was live before stays.`);
  }
  if (trouble && trouble.trouble !== "damaged") {
    const stays = composition ? " What is live stays." : "";
    alerts.push(`The store is in trouble (${trouble.trouble}): ${trouble.reason}${stays}`);
  }
  return alerts.map(warning).join("");
}

/** The page with the login form. @param refusal why the last login was refused */
export const loginHtml = (refusal = ""): string =>
  frame(
    "Releases",
    `${refusal ? warning(refusal) : ""}<form method="post" action="/ops/login"><label>Your token <input name="token" type="password" autocomplete="current-password" required></label><button>Log in</button></form>`,
  );

function historyRow(one: Composition, index: number, all: Composition[]): Cell[] {
  const { revision, at, by, action = "", why, stable, candidates } = one;
  const shown = newCandidates(candidates, all[index + 1]?.candidates ?? []).map(
    (candidate) => `${releasesText(candidate.changes)} (${shareText(candidate)})`,
  );
  const changed = [changedText(stable, all[index + 1]?.stable ?? {}), ...shown].filter(Boolean).join(", ");
  return [revision, { html: time(at) }, by, action, why, changed];
}

function liveHtml(
  { revision, at, by, why, stable }: Composition,
  candidates: CandidateView[],
  published: Published[],
): string {
  const rows = shownNames(stable, candidates).map((name) => {
    const inCandidates = candidates.flatMap(({ changes, percent }) =>
      changes[name] ? [`${changes[name].version} (${shoppersOf(percent)})`] : [],
    );
    const versions = published.filter((one) => one.name === name).map((one) => one.version);
    return [name, stable[name]?.version ?? "none", inCandidates.join(", "), versions.reverse().slice(0, 6).join(", ")];
  });
  return `<p>Revision <b>${revision}</b>, live since ${time(at)} by ${safe(by)}${why ? ` (${safe(why)})` : ""}; ${
    candidates.length > 0 ? "some visitors see candidates" : "all visitors see the same set"
  }.</p>${table(["Remote", "Stable", "Candidate", "Latest published"], rows)}`;
}

function candidateHtml(candidate: CandidateView, { viewer, now }: OpsView): string {
  const { name, changes, percent, counts, points } = candidate;
  const of = ({ failures, trials }: Counts["loads"]) =>
    `${failures} of ${trials} failed${trials ? ` (${((100 * failures) / trials).toFixed(2)} %)` : ""}`;
  const rows = counts
    ? kinds.map((kind) => [kindWords[kind], of(counts.candidate[kind]), of(counts.stable[kind])])
    : [];
  const seen = counts ? `, as ${counts.edges} edge${counts.edges === 1 ? "" : "s"} saw it` : "";
  const content = `<h2>Candidate ${safe(releasesText(changes))} for ${shoppersOf(percent)}${seen}</h2>
<div class="share"><i style="width:${percent}%"></i></div>
${table(["", "Candidate", "Stable"], rows)}
${evidenceChart(points, now.getTime())}`;
  return `${part(`candidate-${safe(name)}`, content)}${candidateActions(candidate, viewer)}`;
}

function speedHtml(speeds: TrackSpeed[]): string {
  const of = ({ good, measured }: { good: number; measured: number }) =>
    measured ? `${Math.round((100 * good) / measured)} % of ${measured}` : "not measured yet";
  const rows = speeds.map(({ track, lcp, inp, cls }) => [track, of(lcp), of(inp), of(cls)]);
  const head = ["Set", "Largest picture within 2.5 s", "Answer to input within 0.2 s", "Shift of at most 0.1"];
  return `<h2>Speed of the live revision, measured here</h2>${rows.length ? table(head, rows) : '<p class="quiet">No browser has reported yet.</p>'}`;
}
