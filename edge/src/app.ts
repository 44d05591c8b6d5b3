import cookie from "@fastify/cookie";
import { openMedia, repeat, watchMedia } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { createAlerts } from "./alerts/alerts.ts";
import { createBreachCounter } from "./canary/breach-counter.ts";
import { createLoadCounter, wideNetworkOf } from "./canary/load-counter.ts";
import { createLoadTokens, edgeSecret } from "./canary/load-tokens.ts";
import { createMonitor } from "./canary/monitor.ts";
import { createStaffLinks } from "./canary/staff-links.ts";
import type { EdgeConfig } from "./config.ts";
import { serveApi } from "./http/api.ts";
import { serveReleases } from "./http/assets.ts";
import { serveComposition } from "./http/composition.ts";
import { serveDocuments } from "./http/documents.ts";
import { serveFavicon } from "./http/favicon.ts";
import { diskCache } from "./http/images/disk-cache.ts";
import { servePictures } from "./http/images/images.ts";
import { createPictures, pictureAt } from "./http/images/resize.ts";
import { serveLook } from "./http/look.ts";
import { createMetrics, failuresIn, forgetEarlier, speedByCohort } from "./http/metrics/metrics.ts";
import { serveMetrics } from "./http/metrics/serve.ts";
import { type ReportedFailure, serveTelemetry } from "./http/metrics/telemetry.ts";
import { createEvidenceLog } from "./http/operators/evidence-log.ts";
import { createGuard, type Guard } from "./http/operators/guard.ts";
import { serveOpsPage } from "./http/operators/page.ts";
import { servePublishing } from "./http/operators/publish.ts";
import { ownAddress } from "./http/own-address.ts";
import { createServer } from "./http/server.ts";
import { serveWorker } from "./http/service-worker.ts";
import { serveSitemap } from "./http/sitemap.ts";
import { endStreamsOnClose } from "./http/streams.ts";
import { liveCopy, withCopy } from "./releases/live-copy.ts";
import { openStore } from "./releases/open-store.ts";
import type { ReleaseStore } from "./releases/store.ts";
import { createDocuments } from "./rendering/documents.ts";
import { followLive } from "./rendering/live-composition.ts";
import { browserCohort } from "./rendering/release-set.ts";
import { watchStore } from "./rendering/store-watch.ts";

/** What the addresses of release commands are made of. */
export interface OperatorParts {
  store: ReleaseStore;
  config: EdgeConfig;
  guard: Guard;
  now: () => Date;
}

interface Options {
  config: EdgeConfig;
  logLevel?: string;
  /** Destination of log lines; the process's output by default. */
  logStream?: { write(line: string): void };
  now?: () => Date;
  /** Adds the addresses at which operators run release commands; without it they do not exist. */
  serveCommands?: (app: FastifyInstance, parts: OperatorParts) => void;
  /** Overrides the store that the settings name. */
  store?: ReleaseStore;
  /** Called for every page or slot that failed to render on the server. */
  onFailure?: (failure: { remote: string; part: string; url: string; error: unknown }) => void;
  /** Called for every failure that browsers report. */
  onReport?: (failure: ReportedFailure) => void;
}

/** The server in front of shoppers. */
export async function createEdge({
  config,
  logLevel = "info",
  logStream,
  now = () => new Date(),
  serveCommands,
  store: openedStore,
  onFailure,
  onReport,
}: Options): Promise<FastifyInstance> {
  const app = createServer(config, logLevel, logStream);
  const metrics = createMetrics();
  const guard = createGuard(config);
  await guard.operators();
  const copy = config.releaseCopy === null ? null : liveCopy(config.releaseCopy, config.releases);
  const opened = openedStore ?? (await openStore(config.releases, config.signingKeys));
  const store = copy ? withCopy(opened, copy) : opened;
  const { failuresPerNetwork, arrivalMs } = config;
  const loadCounter = createLoadCounter({ failuresPerNetwork, arrivalMs, now: () => now().getTime() });
  const secret = await edgeSecret(store);
  const tokens = createLoadTokens(secret);
  const staffLinks = createStaffLinks(secret);
  const breaches = createBreachCounter();
  const evidence = createEvidenceLog(now);
  const alerts = createAlerts({
    url: config.alertWebhook,
    store: opened,
    now,
    onLost: (what, error) => app.log.error({ what, err: error }, "the webhook could not be notified"),
  });
  const live = await followLive({
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
        candidates.map(({ trial, set }) => ({ trial, set: set.id })),
      );
      evidence.watch(candidates.map(({ trial, set }) => ({ trial, candidate: set.cohort })));
      metrics.revision.set(revision);
      metrics.percent.reset();
      for (const { set, candidate } of candidates) metrics.percent.set({ candidate: set.cohort }, candidate.percent);
      void forgetEarlier(metrics, revision);
      void alerts.follow(revision);
      app.log.info({ revision }, "composition is live");
    },
    onError: (error) => app.log.error({ err: error }, "what is live cannot be read; the last good set stays"),
    onBreach: ({ id, cohort, revision }, { message }) => {
      breaches.add(id, message);
      metrics.breaches.inc({ cohort });
      app.log.error({ cohort, revision, breach: message }, "server code breaks a limit; its process is replaced");
    },
  });
  const compareSets = createMonitor({
    store,
    live,
    loadCounter,
    breaches,
    abortsCandidate: config.abortsCandidate,
    now,
    onEvidence: (all) => {
      metrics.evidence.reset();
      for (const { evidence: strength, candidate, kind } of all) {
        metrics.evidence.set({ candidate, kind }, strength);
        evidence.add(candidate, kind, strength);
      }
    },
    onAborted: (why) => app.log.warn({ why }, "a candidate or promotion is taken back"),
    onUnwritten: (why, error) => {
      void alerts.alert("withdrawal", `${why} (here only, because the store cannot be written)`);
      app.log.error({ why, err: error }, "a candidate is withdrawn on this edge; the store cannot be written");
    },
  });
  const stopWatching = repeat(compareSets, config.healthIntervalMs, (error) =>
    app.log.warn({ err: error }, "the candidates were not compared this time"),
  );
  const storeWatch = watchStore({
    store,
    location: config.releases,
    copy,
    live,
    intervalMs: config.storeCheckIntervalMs,
    slowMs: config.storeSlowMs,
    address: () => ownAddress(app.server, config.host),
    onChange: (seen) => {
      metrics.storeTrouble.reset();
      if (seen) metrics.storeTrouble.set({ trouble: seen.trouble }, 1);
      void alerts.alert(
        seen ? "store-trouble" : "store-well",
        seen ? `${seen.trouble}: ${seen.reason}` : "the store is well again",
      );
      if (seen) app.log.error(seen, "the release store is in trouble; what is live stays");
      else app.log.info("the release store is well");
    },
    onChecked: (milliseconds) => metrics.storeSeconds.set(milliseconds / 1000),
  });
  app.addHook("onListen", (done) => {
    storeWatch.checkNow();
    done();
  });
  const media = await openMedia(config.media);
  const mediaWatch = watchMedia(media, {
    intervalMs: config.storeCheckIntervalMs,
    slowMs: config.storeSlowMs,
    onChange: (seen) => {
      metrics.mediaTrouble.reset();
      if (seen) metrics.mediaTrouble.set({ trouble: seen.trouble }, 1);
      if (seen) app.log.error(seen, "the store of pictures is in trouble; cached pictures are served");
      else app.log.info("the store of pictures is well");
    },
  });
  app.addHook("onClose", async () => {
    await Promise.all([live.stop(), stopWatching(), storeWatch.stop(), mediaWatch.stop()]);
    alerts.stop();
  });

  const pictures = createPictures({
    media,
    storesResized: !("folder" in config.media),
    cache: diskCache(config.imageCache, config.imageCacheBytes),
    now,
    onServed: (source) => metrics.pictures.inc({ source }),
    onUnstored: (error) => app.log.warn({ err: error }, "a resized picture is not stored for other edges"),
  });
  const documents = createDocuments({
    current: live.current,
    budgetMs: config.renderBudgetMs,
    timeoutMs: config.renderTimeoutMs,
    cacheSeconds: config.pageCacheSeconds,
    now,
    settings: { gtmId: config.gtmId, devTools: config.devTools },
    pictures: {
      cached: (address) => pictures.cached(...pictureAt(address), "avif"),
      resized: (address) => pictures.getWhenIdle(...pictureAt(address), "avif"),
    },
    onDrawn: (set, url, failures) => {
      loadCounter.draw(set.id, failures.length > 0);
      for (const { remote, part, error } of failures) {
        onFailure?.({ remote, part, url, error });
        metrics.renderFailures.inc({ remote, part, revision: set.revision });
        app.log.warn(
          { remote, part, url, revision: set.revision, err: error },
          "a part was not rendered on the server",
        );
      }
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const source = reply.getHeader("x-document");
    if (!source) return;
    metrics.documents.inc({ status: reply.statusCode, source: String(source) });
    metrics.documentSeconds.observe(reply.elapsedTime / 1000);
    request.log.debug({ url: request.url, document: source, status: reply.statusCode });
  });

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const api = await fetch(new URL("/readyz", config.apiUrl), { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const composition = live.current() !== null;
    // Trouble in the store does not stop the edge from serving; its reason may name folders, so only its kind is shown here.
    const store = storeWatch.trouble()?.trouble ?? "ok";
    const pictures = mediaWatch.trouble()?.trouble ?? "ok";
    const degraded = store !== "ok" || pictures !== "ok";
    return reply
      .code(api && composition ? 200 : 503)
      .send({ api, composition, revision: live.current()?.composition.revision, store, media: pictures, degraded });
  });
  serveMetrics(app, { metrics, live, config });
  // The query string is kept because documents read `?override=` and `?staff=` from it.
  app.get("/", async ({ url }, reply) => reply.redirect(`/home${new URL(url, "http://edge").search}`, 302));

  serveFavicon(app);
  serveSitemap(app, config);
  await app.register(cookie);
  await serveTelemetry(app, {
    metrics,
    live,
    loadCounter,
    tokens,
    limit: config.telemetryPerAddress,
    onReport,
  });
  serveComposition(app, { live, config, staffLinks });
  serveWorker(app, live, staffLinks);
  serveReleases(app, {
    store,
    live,
    onDamaged: (remote, version, error) => {
      metrics.damaged.inc({ remote });
      app.log.error({ remote, version, err: error }, "a file of a release is damaged");
    },
  });
  serveLook(app, live);
  servePublishing(app, opened, guard);
  await app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    serveCommands?.(forms, { store: opened, config, guard, now });
    serveOpsPage(forms, {
      store,
      live,
      storeWatch,
      config,
      guard,
      evidence,
      now,
      failures: () => failuresIn(metrics),
      speeds: (revision) => speedByCohort(metrics, revision),
    });
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
    onServed: ({ cohort, revision }) => metrics.served.inc({ cohort, revision }),
    issueToken({ id, cohort, revision }, address) {
      const network = wideNetworkOf(address);
      const awaited = loadCounter.sent({ set: id, network });
      const issuedAt = Math.floor(now().getTime() / 1000);
      return tokens.issue(id, network, { cohort: browserCohort(cohort), revision, awaited, issuedAt });
    },
  });
  return app;
}
