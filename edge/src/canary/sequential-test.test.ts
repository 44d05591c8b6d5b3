import { createSequentialTest, evidenceLimit, minFailures } from "./sequential-test.ts";

/** Pseudo-random numbers between 0 and 1, the same in every run (mulberry32). */
function chance(seed: number): () => number {
  // A local reference, because Jest looks up globals slowly.
  const { imul } = Math;
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Shop {
  share: number;
  stable: number;
  candidate: number;
  shoppers: number;
}

/**
 * Simulates shoppers in batches. @returns how many saw the candidate before it was withdrawn; null when it never was
 */
function withdrawnAfter({ share, stable, candidate, shoppers }: Shop, random: () => number): number | null {
  const sequential = createSequentialTest();
  let seen = 0;
  let failed = 0;
  while (seen < shoppers) {
    const batch = { stable: { trials: 0, failures: 0 }, candidate: { trials: 0, failures: 0 } };
    for (let i = 0; i < 200; i++) {
      const set = random() < share ? "candidate" : "stable";
      batch[set].trials++;
      if (random() < (set === "candidate" ? candidate : stable)) batch[set].failures++;
    }
    seen += batch.candidate.trials;
    failed += batch.candidate.failures;
    sequential.add(batch.stable, batch.candidate);
    if (sequential.evidence() >= evidenceLimit && failed >= minFailures) return seen;
  }
  return null;
}

describe("createSequentialTest", () => {
  it.each([
    { share: 0.1, stable: 0.002, candidate: 0.002, shoppers: 1000 },
    { share: 0.5, stable: 0.02, candidate: 0.02, shoppers: 4000 },
    { share: 0.1, stable: 0.05, candidate: 0.05, shoppers: 1000 },
  ])("hardly ever blames a candidate that is as good: %o", (shop) => {
    const random = chance(7);
    const blamed = Array.from({ length: 1000 }, () => withdrawnAfter(shop, random)).filter((one) => one !== null);
    expect(blamed.length / 1000).toBeLessThan(0.01);
  });

  it.each([0.05, 0.1, 0.25, 0.5])(
    "finds a candidate that fails on 5 % of loads before 1000 saw it, at a share of %d",
    (share) => {
      const random = chance(11);
      const shop = { share, stable: 0.002, candidate: 0.05, shoppers: 1000 };
      const found = Array.from({ length: 200 }, () => withdrawnAfter(shop, random)).filter((one) => one !== null);
      expect(found.length).toBeGreaterThanOrEqual(199);
    },
  );

  it("stays neutral while only one of the two sets has trials", () => {
    const sequential = createSequentialTest();
    sequential.add({ trials: 0, failures: 0 }, { trials: 100, failures: 50 });
    expect(sequential.evidence()).toBe(1);
  });

  it("concludes nothing from more failures than trials", () => {
    const sequential = createSequentialTest();
    sequential.add({ trials: 40, failures: 0 }, { trials: 1, failures: 20 });
    expect(sequential.evidence()).toBe(1);
  });

  it("weighs a batch with very many failures", () => {
    const sequential = createSequentialTest();
    sequential.add({ trials: 400_000, failures: 300_000 }, { trials: 400_000, failures: 300_000 });
    expect(sequential.evidence()).toBeLessThan(1);
  });

  it("is computed as the textbook does for one small batch", () => {
    const sequential = createSequentialTest();
    // All 2 failures of 4 + 2 loads are the candidate's: P = odds² / (odds² + 8 odds + 6).
    sequential.add({ trials: 4, failures: 0 }, { trials: 2, failures: 2 });
    const p = (odds: number) => odds ** 2 / (odds ** 2 + 8 * odds + 6);
    const expected = [2, 3, 5, 10, 30, 100].reduce((sum, odds) => sum + p(odds) / p(1.25), 0) / 6;
    expect(sequential.evidence()).toBeCloseTo(expected, 10);
  });
});
