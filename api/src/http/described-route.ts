import type { Access } from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";

/** Bodies by content type; null for text or bytes without a schema. */
export type Content = Record<string, z.ZodType | null>;

/**
 * Describes a route that is not an operation of the contract for the OpenAPI document. It sits beside the handler and
 * uses the same schemas.
 */
export interface RouteDescription {
  /** For example "notification.stream"; the part before the dot is its tag. */
  operationId: string;
  /** One sentence. */
  summary: string;
  /** Public by default. */
  access?: Access;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: Content;
  answers: Record<number, { description: string; content?: Content; headers?: Record<string, object> }>;
  /** Statuses of the refusals in the API's common error format. */
  refusals: readonly number[];
}

export interface DescribedRoute {
  method: string;
  path: string;
  description: RouteDescription;
}

declare module "fastify" {
  interface FastifyContextConfig {
    described?: RouteDescription;
  }
}

/** Collects the descriptions of all routes that are added after this call. */
export function gatherDescribedRoutes(app: FastifyInstance): readonly DescribedRoute[] {
  const found: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.described || method === "HEAD") return;
    found.push({ method: String(method), path: url, description: config.described });
  });
  return found;
}
