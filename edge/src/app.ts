import httpProxy from "@fastify/http-proxy";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { followLive } from "./compose/live.ts";
import type { EdgeConfig } from "./config.ts";
import { servePictures } from "./images/serve.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveTelemetry } from "./metrics/telemetry.ts";
import { diskStore } from "./releases/disk-store.ts";
import { createDocuments } from "./render/documents.ts";
import { serveComposition } from "./serve/composition.ts";
import { serveDocuments } from "./serve/documents.ts";
import { serveFavicon } from "./serve/favicon.ts";
import { serveReleases } from "./serve/releases.ts";
import { endStreamsOnClose } from "./serve/streams.ts";

interface Options {
  config: EdgeConfig;
  logLevel?: string;
  now?: () => Date;
}

/** The server in front of shoppers. */
export async function createEdge({
  config,
  logLevel = "info",
  now = () => new Date(),
}: Options): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: logLevel }, trustProxy: config.trustProxy, logController });
  const metrics = createMetrics();
  const store = diskStore(config.releases);
  const live = await followLive({
    store,
    interval: config.liveInterval,
    onChange: ({ set }) => {
      metrics.revision.set(set.revision);
      app.log.info({ revision: set.revision }, "composition is live");
    },
    onError: (error) => app.log.error({ err: error }, "the live composition cannot be read; the last good one stays"),
  });
  app.addHook("onClose", async () => live.stop());

  const documents = createDocuments({
    store,
    apiUrl: config.apiUrl,
    budget: config.renderBudget,
    cacheSeconds: config.pageCacheSeconds,
    now,
    onFailure: ({ remote, part, error, url, revision }) => {
      metrics.renderFailures.inc({ remote, part });
      app.log.warn({ remote, part, url, revision, err: error }, "a part was not rendered on the server");
    },
  });
  app.addHook("onResponse", async (request, reply) => {
    const source = reply.getHeader("x-document");
    if (!source) return;
    metrics.documents.inc({ status: reply.statusCode, source: String(source) });
    metrics.documentSeconds.observe(reply.elapsedTime / 1000);
    request.log.debug({ url: request.url, source, status: reply.statusCode });
  });

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const api = await fetch(new URL("/readyz", config.apiUrl), { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const composition = live.current() !== null;
    return reply
      .code(api && composition ? 200 : 503)
      .send({ api, composition, revision: live.current()?.set.revision });
  });
  app.get("/metrics", async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get("/", async (_, reply) => reply.redirect("/home", 302));

  serveFavicon(app);
  serveTelemetry(app, metrics, live);
  serveComposition(app, live);
  serveReleases(app, store);
  servePictures(app, config.media, config.imageCache);
  endStreamsOnClose(app);
  await app.register(httpProxy, {
    upstream: config.apiUrl,
    prefix: "/v2",
    rewritePrefix: "/v2",
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        "x-forwarded-for": request.ip,
        // Where gateways lead shoppers back to, unless PUBLIC_URL says it.
        "x-forwarded-host": request.host,
        "x-forwarded-proto": request.protocol,
      }),
      onError: (reply) =>
        void reply
          .code(502)
          .send({ message: "Cửa hàng đang bận một chút, bạn thử lại giúp nhé.", code: "API_UNREACHABLE" }),
    },
  });
  serveDocuments(app, { config, live, documents });
  return app;
}
