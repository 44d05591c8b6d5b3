import type { FastifyInstance } from "fastify";
import { type OpenApiDocument, openApiDocument } from "./document.ts";

/** The document at `/v2/openapi.json`; with `page`, also a page to read it and try it out, at `/v2/docs`. */
export async function addOpenApi(app: FastifyInstance, page: boolean): Promise<void> {
  let made: OpenApiDocument | undefined;
  const document = () => {
    made ??= openApiDocument();
    return made;
  };
  app.get("/v2/openapi.json", { config: { isPublic: true } }, async () => document());
  if (!page) return;
  // Only where it is read: nobody else pays for loading it.
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import("@fastify/swagger"),
    import("@fastify/swagger-ui"),
  ]);
  await app.register(swagger, { mode: "static", specification: { document: document() as never } });
  await app.register(swaggerUi, {
    routePrefix: "/v2/docs",
    uiConfig: { url: "/v2/openapi.json", docExpansion: "none", validatorUrl: null, withCredentials: true },
  });
}
