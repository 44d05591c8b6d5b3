import type { Operation } from "@thuot-tha/shared/contracts/operations";
import type { Schemas } from "./json-schemas.ts";

const header = (description: string) => ({ description, schema: { type: "string" } });
export const requestId = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
const retryAfter = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };
const tagged = { ETag: { $ref: "#/components/headers/ETag" } };

export const headers = {
  RequestId: header("Id of this request in the log. The caller's own `X-Request-Id` is kept when it is well-formed."),
  ETag: header("Fingerprint of the answer; with it as `If-None-Match`, an unchanged answer is 304."),
  RetryAfter: { description: "Seconds to wait before the next try.", schema: { type: "integer", minimum: 0 } },
};

const refusal = (description: string, more = {}) => ({
  description,
  headers: { ...requestId, ...more },
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
});

/** Every refusal, by status. */
export const refusals: Record<number, { name: string; answer: object }> = {
  400: { name: "BadRequest", answer: refusal("The request is invalid; `fields` names each invalid field.") },
  401: { name: "Unauthorized", answer: refusal("The caller is not signed in, or the password is wrong.") },
  403: {
    name: "Forbidden",
    answer: refusal("The caller may not do this, or the request comes from a page of another site."),
  },
  404: { name: "NotFound", answer: refusal("The object does not exist, or it belongs to another customer.") },
  409: { name: "Conflict", answer: refusal("The current state does not allow it.") },
  413: { name: "PayloadTooLarge", answer: refusal("The body is larger than the limit.") },
  415: { name: "UnsupportedMediaType", answer: refusal("The body is not JSON.") },
  429: {
    name: "TooManyRequests",
    answer: refusal("Too many requests.", retryAfter),
  },
  503: {
    name: "Unavailable",
    answer: refusal(
      "The shop is busy, or the database does not answer in time. In rare cases the change was made, and only its confirmation was lost.",
      retryAfter,
    ),
  },
  500: { name: "Fault", answer: refusal("A fault of the server. `requestId` identifies it in the log.") },
};

/** The statuses that follow from an operation's properties, and those it declares. */
function refusalsOf({ method, access, params, body, refusals: declared = [] }: Operation): number[] {
  const changes = method !== "GET";
  const statuses = [
    ...[400, 500, ...declared],
    ...(access === "customer" || access === "shopper" ? [401] : []),
    ...((params ?? body) ? [404] : []),
    ...(changes ? [403, 409, 413, 415] : []),
  ];
  return [...new Set(statuses)].sort();
}

/** Every operation that may fail may also find the database unavailable. */
export const refusalsBy = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses
      .flatMap((status) => (status === 500 ? [500, 503] : [status]))
      .map((status) => [status, { $ref: `#/components/responses/${refusals[status]?.name}` }]),
  );

/** Every answer of an operation, by status. */
export function answersOf(operation: Operation, { schemaOf }: Schemas): Record<string, object> {
  const { method, access, status = 200, response } = operation;
  const isPublic = access === "public" && method === "GET";
  const success = {
    description: status === 201 ? "Made." : "Done.",
    headers: { ...requestId, ...(isPublic ? tagged : {}) },
    content: { "application/json": { schema: schemaOf(response, "output") } },
  };
  const unchanged = { description: "Not modified.", headers: { ...requestId, ...tagged } };
  return {
    [status]: success,
    ...(isPublic ? { 304: unchanged } : {}),
    ...refusalsBy(refusalsOf(operation)),
  };
}
