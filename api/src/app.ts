import { requestIdOf, requestTimeoutMs, type SeenTrouble, traceRequests } from "@thuot-tha/shared/server";
import Fastify, { type FastifyInstance } from "fastify";
import { addAdmin } from "./admin/endpoint.ts";
import type { Context } from "./context.ts";
import { addDevProvider } from "./customer/social/dev-routes.ts";
import { addSocialSignIn } from "./customer/social/routes.ts";
import type { Database } from "./db/client.ts";
import { UnsupportedMediaType } from "./errors.ts";
import { compressAnswers } from "./http/compress.ts";
import { addCookies } from "./http/cookies.ts";
import { gatherDescribedRoutes } from "./http/described-route.ts";
import { handleErrors } from "./http/error-handler.ts";
import { tagPublicAnswers } from "./http/etag.ts";
import { addHealth } from "./http/health.ts";
import { loggedError } from "./http/logged-error.ts";
import { loggedRequest } from "./http/logged-request.ts";
import { addMetrics } from "./http/metrics.ts";
import { addRoutes, type RouteOptions } from "./http/routes.ts";
import { answerBadAddress, answerUnmetExpectation, answerUnreadable } from "./http/unreadable.ts";
import { addMailbox } from "./mail/mailbox.ts";
import type { Hub } from "./notification/hub.ts";
import { addNotificationStream } from "./notification/route.ts";
import { addOpenApi } from "./openapi/route.ts";
import { handlers } from "./operations.ts";
import { addSandbox } from "./sandbox/routes.ts";
import { addPaymentNotifications } from "./settlement/notifications.ts";
import { addUploads } from "./upload/route.ts";

export interface AppOptions extends RouteOptions {
  /**
   * Secret of the admin commands, which call this process while it holds the database; without it their routes do not
   * exist.
   */
  adminToken?: string;
  /** The database's connections, for the metrics. */
  connections?: Database["connections"];
  /** Trouble of the store of pictures, for readiness and metrics; null without any. */
  mediaTrouble?: () => SeenTrouble | null;
  /** The number of letters that this process has given up, for the metrics. */
  lettersGivenUp?: () => number;
  /** Destination of log lines; the process's output by default. */
  logStream?: { write(line: string): void };
}

/**
 * Creates the HTTP server without listening. `hub` holds the streams of customers' open pages, which end with the
 * server.
 */
export async function createApp(context: Context, hub: Hub, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    logger:
      config.logLevel === "silent"
        ? false
        : {
            level: config.logLevel,
            serializers: { err: loggedError, req: loggedRequest },
            ...(options.logStream ? { stream: options.logStream } : {}),
          },
    bodyLimit: config.bodyLimit,
    requestTimeout: requestTimeoutMs,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 300 },
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  app.server.on("checkExpectation", answerUnmetExpectation);
  traceRequests(app, "api");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  readJsonOnly(app);
  handleErrors(app);
  tagPublicAnswers(app);
  await compressAnswers(app);
  await addCookies(app);
  const others = gatherDescribedRoutes(app);
  addHealth(app, context, options.mediaTrouble);
  addMetrics(app, context, options);
  if (options.adminToken) addAdmin(app, context, options.adminToken);
  addRoutes(app, context, handlers, options);
  addNotificationStream(app, context, hub);
  addPaymentNotifications(app, context);
  await addSandbox(app, context);
  addUploads(app, context);
  await addMailbox(app, context);
  addSocialSignIn(app, context);
  await addDevProvider(app, context);
  await addOpenApi(app, others, config.docs);
  return app;
}

/** The API accepts JSON bodies only. A client that always sends the content type may send an empty body with it. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body as string, done);
  });
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (request, body, done) => {
    if (request.routeOptions.config.isBeacon) void parse(request, body as string, done);
    else done(new UnsupportedMediaType());
  });
}
