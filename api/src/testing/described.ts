import { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import { openApiDocument } from "../openapi/document.ts";
import type { JsonSchema } from "../openapi/json-schemas.ts";
import type { Browser } from "./browser.ts";
import type { TestShop } from "./shop.ts";
import { sample } from "./violations.ts";

const { paths, components } = openApiDocument();
export const definitions = components.schemas;

/** An operation as the document describes it. */
export interface Described {
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** Names of the security schemes that may call it; none for a public operation. */
  callers: string[];
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  statuses: string[];
}

/** Every operation of the document. */
export const described: Described[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: operation.operationId,
    method: method.toUpperCase() as Described["method"],
    path,
    callers: operation.security.flatMap((one) => Object.keys(one)),
    parameters: operation.parameters,
    body: operation.requestBody?.content["application/json"]?.schema,
    statuses: Object.keys(operation.responses),
  })),
);

/** Changes to a valid request. An undefined header is omitted. */
export interface Change {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  payload?: string;
}

export interface Answered {
  status: number;
  code: string;
  fields: Record<string, string>;
}

export const rightBody = ({ body }: Described): unknown => body && sample(body, definitions);

function right({ parameters }: Described, place: string): Record<string, string> {
  const required = parameters.filter((one) => one.in === place && one.required);
  return Object.fromEntries(required.map(({ name, schema }) => [name, String(sample(schema, definitions))]));
}

function urlOf(one: Described, { params, query }: Change): string {
  const values: Record<string, string> = { ...right(one, "path"), ...params };
  const filled = one.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...right(one, "query"), ...query })) {
    for (const each of [value].flat()) search.append(key, String(each));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends a request, and throws unless the document allows the answer's status and schema. */
export async function send(
  shop: TestShop,
  one: Described,
  { cookies }: Browser,
  change: Change = {},
): Promise<Answered> {
  const payload = change.payload ?? (one.body && JSON.stringify(rightBody(one)));
  const type = payload === undefined ? {} : { "content-type": "application/json" };
  const headers = Object.entries({ ...right(one, "header"), ...type, ...change.headers });
  const { statusCode: status, body } = await shop.app.inject({
    method: one.method,
    url: urlOf(one, change),
    headers: Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
    cookies: Object.fromEntries(cookies),
    ...(payload === undefined ? {} : { payload }),
  });
  if (status >= 500 || !one.statuses.includes(String(status))) {
    throw new Error(`${one.name} answers ${status}, which is not promised: ${body.slice(0, 300)}`);
  }
  if (status < 400) return { status, code: "", fields: {} };
  const { message, code, fields = {} } = ErrorBody.strict().parse(JSON.parse(body));
  if (!/\p{L}/u.test(message)) throw new Error(`${one.name} refuses without a word`);
  return { status, code, fields };
}
