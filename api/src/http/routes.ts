import { finished } from "node:stream";
import { type Operation, signedInHeader } from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import { BadRequest, Forbidden, Unauthorized } from "../errors.ts";
import { JsonText } from "../json-text.ts";
import { cookiesOf } from "./cookies.ts";
import type { Call, Handler } from "./handle.ts";
import { isOwnOrigin, originOf } from "./origin.ts";
import { signedInCustomer } from "./session-cookies.ts";
import { validate } from "./validate.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The answer is the same for every caller, so it may be tagged and cached. */
    isPublic?: boolean;
    /** Accepts JSON sent as plain text, because `sendBeacon` cannot send JSON across origins without a preflight. */
    isBeacon?: boolean;
  }
}

/**
 * Refuses changes from pages of other sites (CSRF). Such pages cannot add the header without a preflight, and browsers
 * send their `Origin`; SameSite cookies are a further protection.
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

/** Whether a request is made for a customer: by its operation, or because its page shows a customer's data. */
const isOfCustomer = ({ access }: Operation, { headers }: FastifyRequest): boolean =>
  access === "customer" || (access === "shopper" && headers[signedInHeader] === "1");

export interface RouteOptions {
  /** Validates each answer against its schema and fails the request on a mismatch; for tests. */
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
      const customer = access === "public" ? null : await signedInCustomer(context, cookies);
      if (!customer && isOfCustomer(operation, request)) throw new Unauthorized();
      const clean = validate(operation, {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      });
      const { ip: from, log } = request;
      const origin = originOf(request, context.config);
      const afterAnswer = (work: () => Promise<unknown>) => finished(reply.raw, () => context.inBackground(work));
      const call = { ...clean, context, customer, cookies, from, origin, log, afterAnswer };
      const answer = await run(call as Call<Operation>);
      const isText = answer instanceof JsonText;
      if (options.checkAnswers) operation.response.parse(isText ? JSON.parse(answer.text) : answer);
      if (isText) reply.type("application/json; charset=utf-8");
      return reply.code(status).send(isText ? answer.text : answer);
    },
  });
}

/** Adds a route for every operation that has a handler. */
export function addRoutes(
  app: FastifyInstance,
  context: Context,
  handlers: readonly Handler[],
  options: RouteOptions,
): void {
  for (const handler of handlers) addRoute(app, context, handler, options);
}
