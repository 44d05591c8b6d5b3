import { evidenceChart } from "./chart.ts";

describe("evidenceChart", () => {
  const none = { loads: 1, draws: 1, arrivals: 1, speed: 1, answers: 1 };
  const start = Date.parse("2026-12-01T00:00:00Z");

  it("draws steps on a logarithmic scale from the first point until now", () => {
    const points = [
      { at: start, evidence: none },
      { at: start + 30_000, evidence: { ...none, loads: 10, speed: 5000 } },
    ];
    const svg = evidenceChart(points, start + 60_000);
    expect(svg).toContain('<path class="loads" d="M0 75 H50 V50 H100"/>');
    expect(svg).toContain('<path class="draws" d="M0 75 H50 V75 H100"/>');
    expect(svg).toContain('<path class="speed" d="M0 75 H50 V0 H100"/>');
    expect(svg).toContain('<path class="limit" d="M0 7.53 H100"/>');
    expect(svg).toContain("2026-12-01 00:00:00 UTC</time>");
    expect(svg).toContain("2026-12-01 00:01:00 UTC</time>");
    expect(svg).toContain("Loads in browsers: 10 to 1</li>");
    expect(svg).toContain('aria-label="Evidence against the candidate over time: Loads in browsers 10 to 1,');
  });

  it("stays within its frame when the clock has been set back since the last point", () => {
    const points = [
      { at: start, evidence: none },
      { at: start + 30_000, evidence: { ...none, loads: 10 } },
    ];
    const svg = evidenceChart(points, start - 3_600_000);
    expect(svg).toContain('<path class="loads" d="M0 75 H100 V50 H100"/>');
    expect(svg).toContain("2026-12-01 00:00:30 UTC</time>");
  });

  it("is empty without points", () => {
    expect(evidenceChart([], start)).toBe("");
  });
});
