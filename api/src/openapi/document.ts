import {
  type Endpoint,
  ErrorBody,
  endpoints,
  type OperationName,
  operations,
} from "@thuot-tha/shared/contracts/operations";
import { handlers } from "../operations/index.ts";
import { answersOf, headers, refusals } from "./answers.ts";
import { gatherSchemas, type Schemas } from "./json-schemas.ts";
import { parametersOf } from "./parameters.ts";
import { summaries } from "./summaries.ts";

const cookie = (name: string, description: string) => ({ type: "apiKey", in: "cookie", name, description });

/** Which cookies say who calls: none, a guest's too, or a customer's. */
const securityOf = {
  public: [],
  guest: [{ session: [] }, { guest: [] }, {}],
  customer: [{ session: [] }],
} satisfies Record<Endpoint["access"], object[]>;

function operationOf(name: OperationName, schemas: Schemas) {
  const endpoint: Endpoint = endpoints[name];
  const schema: (typeof operations)[OperationName] & { body?: never } = operations[name] as never;
  const { body } = schema;
  return {
    operationId: name,
    summary: summaries[name],
    tags: [name.slice(0, name.indexOf("."))],
    security: securityOf[endpoint.access],
    parameters: parametersOf(endpoint, schema, schemas),
    ...(body
      ? {
          requestBody: { required: true, content: { "application/json": { schema: schemas.schemaOf(body, "input") } } },
        }
      : {}),
    responses: answersOf(name, endpoint, schema, schemas),
  };
}

/** The API as OpenAPI 3.1: what has a handler, out of the schemas that validate its requests. */
export function openApiDocument() {
  const schemas = gatherSchemas();
  const names = Object.keys(handlers) as OperationName[];
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of names) {
    const { method, path }: Endpoint = endpoints[name];
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name, schemas) };
  }
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
    tags: [...new Set(names.map((name) => name.slice(0, name.indexOf("."))))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: schemas.components,
      headers,
      responses: Object.fromEntries(Object.values(refusals).map(({ name, answer }) => [name, answer])),
      securitySchemes: {
        session: cookie("tt_session", "Set by signing in."),
        guest: cookie("tt_guest", "Set with the first line a guest puts in the cart."),
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
