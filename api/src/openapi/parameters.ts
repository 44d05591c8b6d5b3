import type { Operation } from "@thuot-tha/shared/contracts/operations";
import type { z } from "zod";
import type { JsonSchema, Schemas } from "./json-schemas.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

const clientHeader: Parameter = {
  name: "X-Client",
  in: "header",
  required: true,
  description: "Protects against requests of other sites, whose pages cannot send it without a preflight request.",
  schema: { type: "string", enum: ["consumer"], default: "consumer" },
};
const signedIn: Parameter = {
  name: "X-Signed-In",
  in: "header",
  description: "The page shows a customer's data: a request without their session is refused with 401.",
  schema: { type: "string", enum: ["1"] },
};
const knownTag: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "`ETag` of an earlier answer.",
  schema: { type: "string" },
};

/** True when a request without the storefront's header is refused. */
const wantsClientHeader = ({ method, withoutClientHeader }: Operation): boolean =>
  method !== "GET" && !withoutClientHeader;

/** The fields of one part of a request as parameters; none without the part. */
export function parametersIn(part: z.ZodType | undefined, place: Parameter["in"], { schemaOf }: Schemas): Parameter[] {
  if (!part) return [];
  const { properties = {}, required = [] } = schemaOf(part, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    ...(required.includes(name) ? { required: true } : {}),
    schema: schema as JsonSchema,
  }));
}

/** The path, query and header parameters of an operation. */
export function parametersOf(operation: Operation, schemas: Schemas): Parameter[] {
  const isPublic = operation.access === "public" && operation.method === "GET";
  return [
    ...parametersIn(operation.params, "path", schemas),
    ...parametersIn(operation.query, "query", schemas),
    ...parametersIn(operation.headers, "header", schemas),
    ...(wantsClientHeader(operation) ? [clientHeader] : []),
    ...(operation.access === "shopper" ? [signedIn] : []),
    ...(isPublic ? [knownTag] : []),
  ];
}
