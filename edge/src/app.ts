import cookie from "@fastify/cookie";
import { isEdgePath } from "@thuot-tha/shared/contracts/edge-paths";
import type { FailureReport } from "@thuot-tha/shared/contracts/remote";
import { openMedia } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import type { EdgeBase } from "./assembly/base.ts";
import { compareRegularly, createCanary, tokenIssuer } from "./assembly/canary.ts";
import { openDocuments, openPictures, type RenderFailure } from "./assembly/documents.ts";
import { openLive } from "./assembly/live.ts";
import { checkMedia, checkReleases, presenceCheck } from "./assembly/store-checks.ts";
import { openAlerts, openStores } from "./assembly/stores.ts";
import type { EdgeConfig } from "./config.ts";
import { serveApi } from "./http/api.ts";
import { serveComposition } from "./http/composition.ts";
import { serveDocuments } from "./http/documents.ts";
import { serveFavicon } from "./http/favicon.ts";
import { servePictures } from "./http/images/images.ts";
import { countDocuments } from "./http/metrics/documents.ts";
import { createMetrics, failuresIn, speedByTrack } from "./http/metrics/metrics.ts";
import { serveMetrics } from "./http/metrics/serve.ts";
import { serveTelemetry } from "./http/metrics/telemetry.ts";
import { createGuard } from "./http/operators/guard.ts";
import { type ServeCommands, serveOperators } from "./http/operators/operators.ts";
import { servePasswordChange } from "./http/password-change.ts";
import { servePollRequest } from "./http/poll-request.ts";
import { serveReadiness } from "./http/readiness.ts";
import { serveReleases } from "./http/releases.ts";
import { createServer } from "./http/server.ts";
import { serveWorker } from "./http/service-worker.ts";
import { serveSitemap } from "./http/sitemap.ts";
import { endStreamsOnClose } from "./http/streams.ts";
import type { ReleaseStore } from "./releases/store.ts";

interface Options {
  config: EdgeConfig;
  /** Destination of log lines; the process's output by default. */
  logStream?: { write(line: string): void };
  now?: () => Date;
  /** Adds the addresses at which operators run release commands; without it they do not exist. */
  serveCommands?: ServeCommands;
  /** Overrides the store that the settings name. */
  store?: ReleaseStore;
  /** Called for every page or slot that failed to render on the server. */
  onFailure?: (failure: RenderFailure) => void;
  /** Called for every failure that browsers report. */
  onReport?: (failure: FailureReport) => void;
}

/** Creates the server in front of shoppers. Rejects when a setting, such as the file of operators, is invalid. */
export async function createEdge(options: Options): Promise<FastifyInstance> {
  const { config, logStream, now = () => new Date(), serveCommands, onFailure, onReport } = options;
  const app = createServer(config, logStream);
  // The gate and the build refuse pages by the same rule; `/*` serves the documents.
  app.addHook("onRoute", ({ url }) => {
    if (url !== "/*" && !isEdgePath(url)) throw new Error(`isEdgePath does not know ${url}`);
  });
  const metrics = createMetrics();
  const base: EdgeBase = { app, config, metrics, now };
  const guard = createGuard(config);
  await guard.operators();

  const stores = await openStores(config, options.store);
  const { store, opened } = stores;
  const canary = await createCanary(base, stores);
  const { loadCounter, tokens, staffLinks, evidence } = canary;
  const alerts = openAlerts(base, stores);
  const live = await openLive(base, stores, canary, alerts);
  const stopComparing = compareRegularly(base, stores, canary, live, alerts);
  const storeWatch = checkReleases(base, stores, live, alerts);
  const mustHoldLive = presenceCheck(base, stores, live);
  const media = await openMedia(config.media);
  const mediaWatch = checkMedia(base, media);
  app.addHook("onClose", async () => {
    await Promise.all([live.stop(), stopComparing(), storeWatch.stop(), mediaWatch.stop()]);
    await alerts.stop();
  });
  const pictures = openPictures(base, media);
  const documents = openDocuments(base, canary, live, pictures, onFailure);

  countDocuments(app, metrics);
  serveReadiness(app, { apiUrl: config.apiUrl, live, storeWatch, mediaWatch });
  serveMetrics(app, { metrics, live, config });
  serveFavicon(app);
  servePasswordChange(app);
  serveSitemap(app, config, () => live.current()?.stable.set.browser.remotes.flatMap(({ routes }) => routes));
  await app.register(cookie);
  serveTelemetry(app, { metrics, live, loadCounter, tokens, limit: config.telemetryPerAddress, onReport });
  serveComposition(app, { live, config, staffLinks });
  serveWorker(app, live, staffLinks);
  serveReleases(app, {
    store,
    live,
    mustHoldLive,
    onDamaged: (remote, version, error) => {
      metrics.damaged.inc({ remote });
      app.log.error({ remote, version, err: error }, "a file of a release is damaged");
    },
  });
  servePollRequest(app, live);
  await serveOperators(app, {
    parts: { store: opened, mustHoldLive, config, guard, now },
    page: {
      store,
      live,
      storeWatch,
      config,
      guard,
      evidence,
      now,
      failures: () => failuresIn(metrics),
      speeds: (revision) => speedByTrack(metrics, revision),
    },
    serveCommands,
  });
  servePictures(app, pictures, () => metrics.pictures.inc({ source: "none" }));
  endStreamsOnClose(app);
  await serveApi(app, config);
  serveDocuments(app, {
    config,
    live,
    documents,
    staffLinks,
    now,
    onServed: ({ track, revision }) => metrics.served.inc({ cohort: track, revision }),
    issueToken: tokenIssuer(base, canary),
  });
  return app;
}
