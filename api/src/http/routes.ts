import type { Operation } from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import { BadRequest, Forbidden, Unauthorized } from "../errors.ts";
import { cookiesOf } from "./cookies.ts";
import type { Call, Handler } from "./handle.ts";
import { isOwnOrigin, originOf } from "./origin.ts";
import { signedIn } from "./session-cookies.ts";
import { validate } from "./validate.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The same answer for everybody, so it may be tagged and cached. */
    isPublic?: boolean;
    /** JSON may come as plain text: `sendBeacon` cannot call it anything else without asking first. */
    isBeacon?: boolean;
  }
}

/**
 * Keeps pages of other sites from changing anything. They cannot add the header without being asked first, and browsers
 * say where they are from; with SameSite cookies that stops forgery.
 */
function requireOwnPage(operation: Operation, request: FastifyRequest, config: Config): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const { origin, "x-client": client } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, config)) {
    throw new Forbidden("FOREIGN_ORIGIN", "Yêu cầu này đến từ một trang web khác.");
  }
  if (operation.withoutClientHeader || client === "consumer") return;
  throw new BadRequest("CLIENT_HEADER_MISSING", "Thiếu tiêu đề X-Client.");
}

export interface RouteOptions {
  /** Compares each answer with its schema, and fails the request when it differs: for tests. */
  checkAnswers?: boolean;
}

function addRoute(app: FastifyInstance, context: Context, { operation, run }: Handler, options: RouteOptions): void {
  const { method, path, access, status = 200 } = operation;
  app.route({
    method,
    url: path,
    config: {
      isPublic: access === "public" && method === "GET",
      isBeacon: operation.withoutClientHeader === true,
    },
    handler: async (request, reply) => {
      requireOwnPage(operation, request, context.config);
      const cookies = cookiesOf(request, reply, context.config.cookieSecure);
      const customer = access === "public" ? null : await signedIn(context, cookies);
      if (access === "customer" && !customer) throw new Unauthorized();
      const clean = validate(operation, {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      });
      const { ip: from, log } = request;
      const origin = originOf(request, context.config);
      const call = { ...clean, context, customer, cookies, from, origin, log } as unknown as Call<Operation>;
      const answer = await run(call);
      if (options.checkAnswers) operation.response.parse(answer);
      return reply.code(status).send(answer);
    },
  });
}

/** One route for every operation that has a handler. */
export function addRoutes(
  app: FastifyInstance,
  context: Context,
  handlers: readonly Handler[],
  options: RouteOptions,
): void {
  for (const handler of handlers) addRoute(app, context, handler, options);
}
