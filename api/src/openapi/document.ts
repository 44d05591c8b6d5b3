import { guestCookie, sessionCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Operation } from "@thuot-tha/shared/contracts/operations";
import { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import type { Content, DescribedRoute } from "../http/described-route.ts";
import { handlers } from "../operations.ts";
import { answersOf, headers, refusals, refusalsBy, requestId } from "./answers.ts";
import { gatherSchemas, type JsonSchema, type Schemas } from "./json-schemas.ts";
import { type Parameter, parametersIn, parametersOf } from "./parameters.ts";

const cookie = (name: string, description: string) => ({ type: "apiKey", in: "cookie", name, description });

const ofGuestsToo = [{ session: [] }, { guest: [] }, {}];

/** Cookies that authenticate a caller: none, a guest's, or a customer's. */
const securityOf = {
  public: [],
  guest: ofGuestsToo,
  shopper: ofGuestsToo,
  customer: [{ session: [] }],
} satisfies Record<Operation["access"], object[]>;

interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, object>;
}

const tagOf = (operationId: string): string => operationId.slice(0, operationId.indexOf("."));

/**
 * "GET /v2/product/:id/related" becomes `getProductByIdRelated`, a name for generated code. It is derived from method
 * and path, so it is unique and changes only with them.
 */
function operationIdOf({ method, path }: Operation): string {
  const words = path
    .replace(/^\/v\d+\//, "")
    .replace(/:/g, "by-")
    .split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function operationOf(operation: Operation, schemas: Schemas): Described {
  const { summary, tag, access, body } = operation;
  return {
    operationId: operationIdOf(operation),
    summary,
    tags: [tag],
    security: securityOf[access],
    parameters: parametersOf(operation, schemas),
    ...(body
      ? {
          requestBody: { required: true, content: { "application/json": { schema: schemas.schemaOf(body, "input") } } },
        }
      : {}),
    responses: answersOf(operation, schemas),
  };
}

function contentOf(content: Content, io: "input" | "output", { schemaOf }: Schemas) {
  const types = Object.entries(content).map(([type, schema]) => [type, schema ? { schema: schemaOf(schema, io) } : {}]);
  return { content: Object.fromEntries(types) as Record<string, { schema?: JsonSchema }> };
}

function routeOf({ path, description }: DescribedRoute, schemas: Schemas): Described {
  const { operationId, summary, access = "public", query, body, answers } = description;
  const keys = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const described = Object.entries(answers).map(([status, { description: words, content, headers: more }]) => [
    status,
    {
      description: words,
      headers: { ...requestId, ...more },
      ...(content ? contentOf(content, "output", schemas) : {}),
    },
  ]);
  return {
    operationId,
    summary,
    tags: [tagOf(operationId)],
    security: securityOf[access],
    parameters: [
      ...keys.map((name): Parameter => ({ name, in: "path", required: true, schema: { type: "string" } })),
      ...parametersIn(query, "query", schemas),
      ...parametersIn(description.headers, "header", schemas),
    ],
    ...(body ? { requestBody: { required: true, ...contentOf(body, "input", schemas) } } : {}),
    // A path segment may be malformed.
    responses: {
      ...refusalsBy([...(keys.length > 0 ? [400] : []), ...description.refusals]),
      ...Object.fromEntries(described),
    },
  };
}

/**
 * The API as OpenAPI 3.1: every operation of the contract, from the schemas that validate its requests, and the other
 * routes.
 */
export function openApiDocument(others: readonly DescribedRoute[] = []) {
  const schemas = gatherSchemas();
  const paths: Record<string, Record<string, Described>> = {};
  const add = (method: string, path: string, described: Described): void => {
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: described };
  };
  for (const { operation } of handlers) add(operation.method, operation.path, operationOf(operation, schemas));
  for (const route of others) add(route.method, route.path, routeOf(route, schemas));
  const tags = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags));
  schemas.schemaOf(ErrorBody.array(), "output");
  return {
    openapi: "3.1.1",
    info: {
      title: "Thướt Tha",
      version: "2.0.0",
      description:
        "Money is whole đồng. Days are calendar days of Viet Nam, `YYYY-MM-DD`; moments are UTC, ISO 8601. Every refusal has the shape of `ErrorBody`: a Vietnamese sentence for people and a code for programs.",
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(tags)].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      headers,
      responses: Object.fromEntries(Object.values(refusals).map(({ name, answer }) => [name, answer])),
      securitySchemes: {
        session: cookie(sessionCookie.name, "Set by signing in."),
        guest: cookie(guestCookie.name, "Set with the first line a guest puts in the cart."),
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
