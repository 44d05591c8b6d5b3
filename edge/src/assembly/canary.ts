import { repeat, wideNetworkOf } from "@thuot-tha/shared/server";
import type { Alerts } from "../alerts/alerts.ts";
import { createLoadCounter } from "../canary/load-counter.ts";
import { createLoadTokens, edgeSecret } from "../canary/load-tokens.ts";
import { createMonitor } from "../canary/monitor.ts";
import { createStaffLinks } from "../canary/staff-links.ts";
import { createViolationCounter } from "../canary/violation-counter.ts";
import { createEvidenceLog } from "../http/operators/evidence-log.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { browserTrack, type ReleaseSet } from "../rendering/release-set.ts";
import type { EdgeBase } from "./base.ts";
import type { Stores } from "./stores.ts";

/** Counters and records about candidates, and the signers of documents' tokens and of staff links. */
export async function createCanary({ app, config, now }: EdgeBase, { store }: Stores) {
  const { failuresPerNetwork, arrivalMs } = config;
  const time = () => now().getTime();
  const loadCounter = createLoadCounter({ failuresPerNetwork, arrivalMs, now: time });
  const secret = await edgeSecret(store, config.storeCheckIntervalMs);
  app.addHook("onClose", secret.stop);
  return {
    loadCounter,
    tokens: createLoadTokens(secret.current),
    staffLinks: createStaffLinks(secret.current),
    violations: createViolationCounter(),
    evidence: createEvidenceLog(now),
  };
}

export type Canary = Awaited<ReturnType<typeof createCanary>>;

/**
 * Counts documents that are sent, and issues the tokens with which browsers report about them. Hydration is awaited of
 * browsers only that have sent a cookie back, because most robots do not, and hydrate nothing.
 */
export function tokenIssuer({ now }: EdgeBase, { loadCounter, tokens }: Canary) {
  return ({ id, track, revision }: ReleaseSet, address: string, keepsCookies: boolean): string => {
    const network = wideNetworkOf(address);
    const awaited = keepsCookies && loadCounter.sent({ set: id, network });
    const issuedAt = Math.floor(now().getTime() / 1000);
    return tokens.issue(id, network, { track: browserTrack(track), revision, awaited, issuedAt });
  };
}

/** Compares the candidates with the stable set regularly. @returns how to stop */
export function compareRegularly(
  { app, config, metrics, now }: EdgeBase,
  { store }: Stores,
  { loadCounter, violations, evidence }: Canary,
  live: FollowedLive,
  alerts: Alerts,
): () => Promise<void> {
  const compareCandidates = createMonitor({
    store,
    live,
    loadCounter,
    violations,
    takesBack: config.takesBack,
    now,
    elapsed: () => performance.now(),
    onEvidence: (all) => {
      metrics.evidence.reset();
      for (const { evidence: strength, candidate, kind } of all) {
        metrics.evidence.set({ candidate, kind }, strength);
        evidence.add(candidate, kind, strength);
      }
    },
    onTakenBack: (why) => app.log.warn({ why }, "a candidate or promotion is taken back"),
    onBadPromotion: (why, error) =>
      app.log.error({ why, err: error ?? undefined }, "a promotion is bad, and stays live"),
    onUnwritten: (why, error) => {
      void alerts.alert("withdrawal", `${why} (here only, because the store cannot be written)`);
      app.log.error({ why, err: error }, "a candidate is withdrawn on this edge; the store cannot be written");
    },
  });
  return repeat(compareCandidates, config.healthIntervalMs, (error) =>
    app.log.warn({ err: error }, "the candidates were not compared this time"),
  );
}
