import type { Alerts } from "../alerts/alerts.ts";
import { forgetEarlier } from "../http/metrics/metrics.ts";
import { type FollowedLive, followLive } from "../rendering/live-composition.ts";
import { routeOf } from "../rendering/suspects.ts";
import type { EdgeBase } from "./base.ts";
import type { Canary } from "./canary.ts";
import type { Stores } from "./stores.ts";

/** Follows the store's newest revision, and notifies the counters, metrics, alerts and log of each change. */
export function openLive(
  { app, config, metrics }: EdgeBase,
  { store, copy }: Stores,
  { loadCounter, evidence, violations }: Canary,
  alerts: Alerts,
): Promise<FollowedLive> {
  return followLive({
    store,
    copy,
    intervalMs: config.liveIntervalMs,
    rendering: {
      apiUrl: config.apiUrl,
      processes: config.renderProcesses,
      maxQueued: config.renderQueue,
      timeoutMs: config.renderTimeoutMs,
      stallMs: config.renderStallMs,
      megabytes: config.renderMegabytes,
    },
    onChange: ({ composition: { revision }, stable, candidates }) => {
      loadCounter.watch(
        stable.set.id,
        candidates.map(({ comparison, set }) => ({ comparison, set: set.id })),
      );
      evidence.watch(candidates.map(({ comparison, set }) => ({ comparison, candidate: set.track })));
      metrics.revision.set(revision);
      metrics.percent.reset();
      for (const { set, candidate } of candidates) metrics.percent.set({ candidate: set.track }, candidate.percent);
      // A counter has to be seen at 0 before its increase can be.
      for (const { set } of [stable, ...candidates]) metrics.violations.inc({ cohort: set.track }, 0);
      void forgetEarlier(metrics, revision);
      void alerts.follow(revision);
      app.log.info({ revision }, "composition is live");
    },
    onError: (error) => app.log.error({ err: error }, "what is live cannot be read; the last good set stays"),
    onViolation: ({ id, track, revision, browser }, { message, urls }) => {
      const routes = new Set(urls.map((url) => routeOf({ url, composition: browser })));
      violations.add(id, { reason: message, routes: [...routes] });
      metrics.violations.inc({ cohort: track });
      app.log.error({ track, revision, violation: message }, "server code breaks a limit; its process is replaced");
    },
  });
}
