import { type Kind, kinds } from "../../canary/counts.ts";
import { evidenceLimit } from "../../canary/sequential-test.ts";
import type { EvidencePoint } from "./evidence-log.ts";
import { safe, time } from "./markup.ts";

/** Range of the logarithmic axis; the evidence is cut off at both ends. */
const lowest = 0.1;
const highest = 1000;
const ticks = [1, 10, 100, evidenceLimit];

export const kindWords: Record<Kind, string> = {
  loads: "Loads in browsers",
  draws: "Documents rendered",
  arrivals: "Documents hydrated",
  speed: "Documents fast enough",
  answers: "Documents without server errors of the API",
};

/** Height of a strength in percent from the top. */
const topOf = (strength: number): number => {
  const cut = Math.min(highest, Math.max(lowest, strength));
  return 100 * (1 - Math.log10(cut / lowest) / Math.log10(highest / lowest));
};
const rounded = (value: number) => Math.round(value * 100) / 100;

/** A strength as text: `3.2 to 1`. */
const odds = (strength: number): string => `${strength < 10 ? strength.toFixed(1) : Math.round(strength)} to 1`;

/**
 * How the evidence against a candidate has developed, as steps, one line for each kind. @param until milliseconds since
 * 1970
 */
export function evidenceChart(points: readonly EvidencePoint[], until: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const endAt = Math.max(until, last.at);
  const span = Math.max(1, endAt - first.at);
  const x = (at: number) => rounded((100 * (at - first.at)) / span);
  const path = (kind: Kind) =>
    points
      .map(({ at, evidence }, index) => `${index ? `H${x(at)} V` : "M0 "}${rounded(topOf(evidence[kind]))}`)
      .join(" ")
      .concat(" H100");
  const lines = kinds.map((kind) => `<path class="${kind}" d="${path(kind)}"/>`).join("");
  const grid = ticks
    .map((tick) => `<path class="${tick === evidenceLimit ? "limit" : "grid"}" d="M0 ${rounded(topOf(tick))} H100"/>`)
    .join("");
  const marks = ticks.map((tick) => `<span style="top:${rounded(topOf(tick))}%">${tick}</span>`).join("");
  const legend = kinds
    .map(
      (kind) =>
        `<li><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path class="${kind}" d="M0 50 H100"/></svg>${kindWords[kind]}: ${odds(last.evidence[kind])}</li>`,
    )
    .join("");
  const label = `Evidence against the candidate over time: ${kinds.map((kind) => `${kindWords[kind]} ${odds(last.evidence[kind])}`).join(", ")}`;
  const end = new Date(endAt).toISOString();
  return `<figure class="chart"><div class="plot"><div class="marks" aria-hidden="true">${marks}</div><svg role="img" aria-label="${safe(label)}" viewBox="0 0 100 100" preserveAspectRatio="none">${grid}${lines}</svg></div><div class="span">${time(new Date(first.at).toISOString())}${time(end)}</div><ul>${legend}</ul><figcaption>Evidence against it as this edge has seen it, on a logarithmic scale; at ${evidenceLimit} to 1 it is withdrawn.</figcaption></figure>`;
}
