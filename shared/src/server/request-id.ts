import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const acceptable = /^[\w-]{8,64}$/;

/** The id of a request: the caller's where it may be logged, as that of an edge in front of the API, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const requestId = headers["x-request-id"];
  return typeof requestId === "string" && acceptable.test(requestId) ? requestId : randomUUID();
}
