import type { DevAccess } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { DescribedRoute, RouteDescription } from "../http/described-route.ts";
import { addForDevelopers } from "../http/dev-access.ts";
import { type OpenApiDocument, openApiDocument } from "./document.ts";

const described: RouteDescription = {
  operationId: "openapi.document",
  summary: "This document.",
  answers: {
    200: { description: "OpenAPI 3.1.", content: { "application/json": z.looseObject({ openapi: z.string() }) } },
    304: { description: "Not modified." },
  },
  refusals: [500],
};

/**
 * Serves the document at `/v2/openapi.json`, and a page to browse and try it at `/v2/docs`.
 * @param others routes that are not operations
 * @param page access to that page
 */
export async function addOpenApi(
  app: FastifyInstance,
  others: readonly DescribedRoute[],
  page: DevAccess,
): Promise<void> {
  let made: OpenApiDocument | undefined;
  const document = () => {
    made ??= openApiDocument(others);
    return made;
  };
  app.get("/v2/openapi.json", { config: { isPublic: true, described } }, async () => document());
  // Routes of a plugin exist once the plugin is loaded.
  await app.after();
  await addForDevelopers(app, page, async (scope) => {
    // Imported only when the page is enabled, because the packages are large.
    const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
      import("@fastify/swagger"),
      import("@fastify/swagger-ui"),
    ]);
    await scope.register(swagger, { mode: "static", specification: { document: document() as never } });
    await scope.register(swaggerUi, {
      routePrefix: "/v2/docs",
      uiConfig: { url: "/v2/openapi.json", docExpansion: "none", validatorUrl: null, withCredentials: true },
    });
  });
}
