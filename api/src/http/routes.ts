import { type Endpoint, endpoints, type OperationName, operations } from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { BadRequest, Unauthorized } from "../errors.ts";
import { handlers } from "../operations/index.ts";
import type { Call, Operation } from "../operations/operation.ts";
import { signedIn } from "../services/session.ts";
import { cookiesOf } from "./cookies.ts";
import { originOf } from "./origin.ts";
import { validate } from "./validate.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The same answer for everybody, so it may be tagged and cached. */
    isPublic?: boolean;
    /** JSON may come as plain text: `sendBeacon` cannot call it anything else without asking first. */
    isBeacon?: boolean;
  }
}

/** A page of another site cannot add this header without being asked first; with SameSite cookies that stops forgery. */
function requireClientHeader(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.withoutClientHeader || request.method === "GET" || request.method === "HEAD") return;
  if (request.headers["x-client"] === "consumer") return;
  throw new BadRequest("CLIENT_HEADER_MISSING", "Thiếu tiêu đề X-Client.");
}

export interface RouteOptions {
  /** Compares each answer with its schema, and fails the request when it differs: for tests. */
  checkAnswers?: boolean;
}

function addRoute(app: FastifyInstance, context: Context, name: OperationName, options: RouteOptions): void {
  const endpoint: Endpoint = endpoints[name];
  const schema = operations[name];
  const run = handlers[name] as unknown as Operation<OperationName>;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      isPublic: endpoint.access === "public" && endpoint.method === "GET",
      isBeacon: endpoint.withoutClientHeader === true,
    },
    handler: async (request, reply) => {
      requireClientHeader(endpoint, request);
      const cookies = cookiesOf(request, reply, context.config.cookieSecure);
      const customer = endpoint.access === "public" ? null : await signedIn(context, cookies);
      if (endpoint.access === "customer" && !customer) throw new Unauthorized();
      const clean = validate(schema, {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      });
      const { ip: from, log } = request;
      const origin = originOf(request, context.config);
      const call = { ...clean, context, customer, cookies, from, origin, log } as unknown as Call<OperationName>;
      const answer = await run(call);
      if (options.checkAnswers) schema.response.parse(answer);
      return reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

/** One route for every operation of the contract. */
export function addRoutes(app: FastifyInstance, context: Context, options: RouteOptions): void {
  for (const name of Object.keys(endpoints) as OperationName[]) addRoute(app, context, name, options);
}
