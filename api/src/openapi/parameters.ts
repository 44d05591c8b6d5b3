import type { Endpoint, OperationSchema } from "@thuot-tha/shared/contracts/operations";
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
  description: "A page of another site cannot send it without being asked first.",
  schema: { type: "string", enum: ["consumer"], default: "consumer" },
};
const knownTag: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "`ETag` of an earlier answer.",
  schema: { type: "string" },
};

/** Whether a request is refused without the storefront's header. */
export const wantsClientHeader = ({ method, withoutClientHeader }: Endpoint): boolean =>
  method !== "GET" && !withoutClientHeader;

export function each(part: z.ZodType | undefined, place: Parameter["in"], { schemaOf }: Schemas): Parameter[] {
  if (!part) return [];
  const { properties = {}, required = [] } = schemaOf(part, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    ...(required.includes(name) ? { required: true } : {}),
    schema: schema as JsonSchema,
  }));
}

/** What a caller puts into path, query and headers. */
export function parametersOf(endpoint: Endpoint, schema: OperationSchema, schemas: Schemas): Parameter[] {
  const isPublic = endpoint.access === "public" && endpoint.method === "GET";
  return [
    ...each(schema.params, "path", schemas),
    ...each(schema.query, "query", schemas),
    ...each(schema.headers, "header", schemas),
    ...(wantsClientHeader(endpoint) ? [clientHeader] : []),
    ...(isPublic ? [knownTag] : []),
  ];
}
