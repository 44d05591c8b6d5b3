import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { escapeHtml } from "@thuot-tha/shared/server";
import { type Counts, kinds } from "../../canary/counts.ts";
import { evidenceLimit } from "../../canary/sequential-test.ts";
import { candidateName, candidateText, shareText } from "../../releases/candidates.ts";
import type { Published } from "../../releases/store.ts";
import type { Quarantine } from "../../rendering/live-composition.ts";
import type { SeenTrouble } from "../../rendering/store-watch.ts";
import { style } from "./style.ts";

/** Number of revisions shown; one more is read, to show what the earliest changed. */
export const revisionsShown = 50;

interface OpsView {
  composition: Composition | null;
  quarantine: Quarantine | null;
  /** What is wrong with the store; null when nothing is. */
  trouble: SeenTrouble | null;
  candidates: ShownCandidate[];
  failures: { what: string; count: number }[];
  history: Composition[];
  published: Published[];
}

/** A candidate and how it does. */
interface ShownCandidate {
  candidate: Candidate;
  /** Null when they cannot be read. */
  counts: { stable: Counts; candidate: Counts; edges: number } | null;
  /** Strength of the evidence against the candidate. */
  evidence: number;
}

const safe = (text: string | number): string => escapeHtml(String(text));

/** Markup that is inserted without escaping. */
interface Markup {
  html: string;
}
const inCell = (cell: string | number | Markup): string => (typeof cell === "object" ? cell.html : safe(cell));

const table = (head: string[], rows: (string | number | Markup)[][]): string =>
  `<table><thead><tr>${head.map((one) => `<th scope="col">${safe(one)}</th>`).join("")}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, column) => `<td data-label="${safe(head[column] ?? "")}">${inCell(cell)}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table>`;

const names = (set: ChosenSet): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(", ");

/** UTC time to the second, as in the history of the command line. */
const time = (at: string): string =>
  `<time datetime="${safe(at)}">${safe(at.slice(0, 10))} ${safe(at.slice(11, 19))} UTC</time>`;

/** The operators' page. */
export function opsHtml(view: OpsView): string {
  const { composition, quarantine, trouble, candidates, failures, history, published } = view;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Releases · Thướt Tha</title><style>${style}</style></head><body>
<header><span class="brand">Thướt Tha</span><h1>Releases</h1></header><main>
${quarantine ? `<p class="warn" role="alert">Revision ${quarantine.revision} (${quarantine.cohort}) is not served here: ${safe(quarantine.reason)} What was live before stays.</p>` : ""}
${trouble && trouble.trouble !== "damaged" ? `<p class="warn" role="alert">The store is in trouble (${trouble.trouble}): ${safe(trouble.reason)} What is live stays.</p>` : ""}
${composition ? liveHtml(composition, published) : "<p>Nothing is live yet.</p>"}
${candidates.map(candidateHtml).join("")}
<h2>Failures counted here since the start</h2>
${
  failures.length
    ? table(
        ["What", "Count"],
        failures.map(({ what, count }) => [what, count]),
      )
    : '<p class="quiet">None.</p>'
}
<h2>History</h2>
${table(["Revision", "When", "Who", "What", "Why", "Changed"], history.map(historyRow).slice(0, revisionsShown))}
</main></body></html>`;
}

function historyRow(one: Composition, index: number, all: Composition[]): (string | number | Markup)[] {
  const { revision, at, by, action = "", why, stable, candidates } = one;
  const shown = candidates.map((candidate) => `${names(candidate.changes)} (${shareText(candidate)})`);
  const changed = [changes(all[index + 1]?.stable ?? {}, stable), ...shown].filter(Boolean).join(", ");
  return [revision, { html: time(at) }, by, action, why, changed];
}

/** Releases of a set that differ from the stable set before it. */
function changes(before: ChosenSet, set: ChosenSet): string {
  return names(
    Object.fromEntries(Object.entries(set).filter(([name, { version }]) => before[name]?.version !== version)),
  );
}

function liveHtml({ revision, at, by, why, stable, candidates }: Composition, published: Published[]): string {
  const rows = Object.entries(stable).map(([name, { version }]) => {
    const candidate = candidates.find(({ changes }) => name in changes);
    const other = candidate && `${candidate.changes[name]?.version} (${shareText(candidate)})`;
    const versions = published.filter((one) => one.name === name).map((one) => one.version);
    return [name, version, other ?? "", versions.reverse().slice(0, 6).join(", ")];
  });
  const shown = candidates.length > 0 ? "some visitors see candidates" : "all visitors see the same set";
  return `<p>Revision <b>${revision}</b>, live since ${time(at)} by ${safe(by)}${why ? ` (${safe(why)})` : ""}; ${shown}.</p>${table(["Remote", "Stable", "Candidate", "Latest published"], rows)}`;
}

function candidateHtml({ candidate: shown, counts, evidence }: ShownCandidate): string {
  const { percent } = shown;
  const title = `<h2>Candidate ${safe(candidateText(shown))}`;
  if (!counts) return `${title}</h2><p>Its counts cannot be read.</p>`;
  const { stable, candidate, edges } = counts;
  const words = {
    loads: "Loads in browsers",
    draws: "Documents drawn",
    arrivals: "Documents brought to life",
    speed: "Documents fast enough",
  };
  const of = ({ failures, trials }: Counts["loads"]) =>
    `${failures} of ${trials} failed${trials ? ` (${((100 * failures) / trials).toFixed(2)} %)` : ""}`;
  const rows = kinds.map((kind) => [words[kind], of(candidate[kind]), of(stable[kind])]);
  return `${title}, as ${edges} edge${edges === 1 ? "" : "s"} saw it</h2>
<div class="share"><i style="width:${percent}%"></i></div>
${table(["", "Candidate", "Stable"], rows)}
<p>Evidence against it: ${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)} to 1; at ${evidenceLimit} it is withdrawn. <code>ops staff-link ${safe(candidateName(shown))}</code> makes a link that shows it to staff.</p>`;
}
