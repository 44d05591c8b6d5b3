import type { JsonSchema } from "@thuot-tha/shared/contracts/remote";
import { z } from "zod";
import { ReleaseRefused } from "../../releases/errors.ts";
import { parsedOrNull } from "../../releases/parsed.ts";
import { referenced } from "./schema-parts.ts";

const object = z.record(z.string(), z.unknown());
const media = z.object({ "application/json": z.object({ schema: object.default({}) }).optional() });
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: object });
const answer = z.object({ content: media.optional() });
const operation = z.object({
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const requestBody = z.object({ required: z.boolean().default(false), content: media });
/** The fields of an OpenAPI document that the gate reads. */
const openApi = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), object) });

/** One operation of the live API. Schemas may refer to other places in the document. */
export interface Described {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  body: { required: boolean; schema: JsonSchema } | null;
  /** Schema of the successful answer. */
  response: JsonSchema;
}

export interface LiveApi {
  document: JsonSchema;
  /** @param path pattern with `:name` for parameters */
  operation(method: string, path: string): Described | null;
}

const goOn = "or go on without comparing operations with --no-api";

/**
 * Reads the OpenAPI document of the API at an address. Rejects with ReleaseRefused when the document is unavailable or
 * invalid.
 */
export async function readApi(address: string): Promise<LiveApi> {
  const url = new URL("/v2/openapi.json", address).href;
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const bytes = response?.ok && (await response.arrayBuffer().catch(() => null));
  if (!bytes) {
    const status = response && !response.ok ? ` (${response.status})` : "";
    throw new ReleaseRefused(
      "API",
      `The API does not return its OpenAPI document at ${url}${status}: start it, name another shop with --shop <address>, ${goOn}.`,
    );
  }
  const document = parsedOrNull(openApi, Buffer.from(bytes));
  if (!document) {
    throw new ReleaseRefused(
      "API",
      `The answer of ${url} is no OpenAPI document: name the address of a shop or its API with --shop, ${goOn}.`,
    );
  }
  return liveApi(document);
}

const template = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

function liveApi(document: z.output<typeof openApi>): LiveApi {
  const read = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> | undefined => {
    const ref = (value as JsonSchema | undefined)?.$ref;
    return schema.safeParse(typeof ref === "string" ? referenced(ref, document) : value).data;
  };
  const jsonOf = (content: z.output<typeof media> | undefined) => content?.["application/json"]?.schema ?? {};
  return {
    document,
    operation(method, path) {
      const found = read(operation, document.paths[template(path)]?.[method.toLowerCase()]);
      if (!found) return null;
      const body = read(requestBody, found.requestBody);
      const success = Object.keys(found.responses).find((status) => status.startsWith("2"));
      return {
        parameters: found.parameters.flatMap((one) => {
          const described = read(parameter, one);
          // A property with a default is not required: the client or the API fills it in.
          return described ? [{ ...described, required: described.required && !("default" in described.schema) }] : [];
        }),
        body: body ? { required: body.required, schema: jsonOf(body.content) } : null,
        response: jsonOf(read(answer, found.responses[success ?? ""])?.content),
      };
    },
  };
}
