import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import type { Quarantine } from "../compose/live.ts";
import { type Counts, kinds } from "../health/counts.ts";
import type { Published } from "../releases/store.ts";

interface OpsView {
  composition: Composition | null;
  quarantine: Quarantine | null;
  counts: { stable: Counts; candidate: Counts; edges: number } | null;
  failures: { what: string; count: number }[];
  history: Composition[];
  published: Published[];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: string | number): string => String(text).replace(/[&<>"]/g, (one) => entities[one] ?? one);

const table = (head: string[], rows: (string | number)[][]): string =>
  `<table><thead><tr>${head.map((one) => `<th>${safe(one)}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${safe(cell)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const names = (set: ChosenSet): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join("  ");

const style =
  "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#221c18;background:#fbf8f3}table{border-collapse:collapse;width:100%;margin:0 0 2rem}td,th{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #ddd3c5;vertical-align:top}h1,h2{font-family:Georgia,serif;font-weight:400}.warn{background:#7b2d43;color:#fff;padding:.8rem 1rem}@media(prefers-color-scheme:dark){body{background:#1b1715;color:#eee5da}td,th{border-color:#4a4038}}";

/** The operators' page. */
export function opsHtml({ composition, quarantine, counts, failures, history, published }: OpsView): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Releases · Thướt Tha</title><style>${style}</style></head><body>
<h1>Releases</h1>
${quarantine ? `<p class="warn">Revision ${quarantine.revision} (${quarantine.cohort}) is not served here: ${safe(quarantine.reason)} What was live before stays.</p>` : ""}
${composition ? liveHtml(composition, published) : "<p>Nothing is live yet.</p>"}
${composition?.candidate && counts ? healthHtml(counts, composition.candidate.percent) : ""}
<h2>Failures counted here since the start</h2>
${
  failures.length
    ? table(
        ["What", "Count"],
        failures.map(({ what, count }) => [what, count]),
      )
    : "<p>None.</p>"
}
<h2>History</h2>
${table(
  ["Revision", "When", "Who", "What", "Why", "Set"],
  history.map(({ revision, at, by, action = "", why, stable, candidate }) => [
    revision,
    at,
    by,
    candidate ? `${action} ${candidate.percent} %` : action,
    why,
    names(candidate?.set ?? stable),
  ]),
)}
</body></html>`;
}

function liveHtml({ revision, at, by, why, stable, candidate }: Composition, published: Published[]): string {
  const rows = Object.entries(stable).map(([name, { version }]) => {
    const other = candidate?.set[name]?.version;
    const versions = published.filter((one) => one.name === name).map((one) => one.version);
    return [name, version, other && other !== version ? other : "", versions.reverse().slice(0, 6).join(", ")];
  });
  const cohorts = candidate
    ? `cohorts 0 to ${candidate.percent - 1} of 100 see the candidate`
    : "all cohorts see the same set";
  return `<p>Revision <b>${revision}</b>, live since ${safe(at)} by ${safe(by)}${why ? ` (${safe(why)})` : ""}; ${
    candidate?.percent === 0 ? "nobody but previewers sees the candidate" : cohorts
  }.</p>${table(["Remote", "Stable", "Candidate", "Latest published"], rows)}`;
}

function healthHtml({ stable, candidate, edges }: NonNullable<OpsView["counts"]>, percent: number): string {
  const words = { loads: "Loads in browsers", draws: "Documents drawn" };
  const of = ({ failures, trials }: Counts["loads"]) =>
    `${failures} of ${trials} failed${trials ? ` (${((100 * failures) / trials).toFixed(2)} %)` : ""}`;
  const rows = kinds.map((kind) => [words[kind], of(candidate[kind]), of(stable[kind])]);
  return `<h2>Candidate at ${percent} %, as ${edges} edge${edges === 1 ? "" : "s"} saw it</h2>${table(["", "Candidate", "Stable"], rows)}`;
}
