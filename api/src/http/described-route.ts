import type { Access } from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";

/** Bodies by content type; null is text or bytes that no schema tells more about. */
export type Content = Record<string, z.ZodType | null>;

/** What a route that is no operation of the contract tells of itself, beside its handler and out of the same schemas. */
export interface RouteDescription {
  /** "notification.stream"; what stands before the point is where it is listed. */
  operationId: string;
  /** One sentence. */
  summary: string;
  /** Anybody unless told. */
  access?: Access;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: Content;
  answers: Record<number, { description: string; content?: Content; headers?: Record<string, object> }>;
  /** Statuses of the refusals that have the form of all others. */
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

/** Gathers what routes tell of themselves, from now on. */
export function gatherDescribedRoutes(app: FastifyInstance): readonly DescribedRoute[] {
  const found: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.described || method === "HEAD") return;
    found.push({ method: String(method), path: url, description: config.described });
  });
  return found;
}
