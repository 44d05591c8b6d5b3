import type { Operation } from "./document.ts";

/** A request in parts, each of which may be changed. */
export interface Parts {
  operation: Operation;
  method: string;
  /** Values in the path, as they are sent. */
  params: Record<string, string>;
  query: [name: string, value: string][];
  /** Raw query string, sent instead of `query`. */
  rawQuery?: string;
  headers: Record<string, string>;
  contentType: string | undefined;
  /** Bytes, or a value to be sent as JSON; undefined for no body. */
  body: unknown;
  /** Whether it still is a request to its operation, so that only the operation's answers are valid. */
  isAddressed: boolean;
}

/** A request as it is sent. */
export interface Request {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** A value as text in a path or query. A lone surrogate has no UTF-8 encoding, so it is replaced. */
export const inAddress = (value: unknown): string => encodeURIComponent(Buffer.from(String(value)).toString());

/** Text of a value in a header, as Node's client sends it: its UTF-8 without control characters. */
export const inHeader = (value: unknown): string =>
  Buffer.from(String(value))
    .toString("latin1")
    .replace(/[^\x20-\x7e\x80-\xff]/g, "");

export const isJson = ({ body }: Parts): boolean => body !== undefined && !Buffer.isBuffer(body);

export function toRequest(parts: Parts): Request {
  const { operation, method, params, query, rawQuery, contentType, body } = parts;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const search = rawQuery ?? query.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join("&");
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  return {
    method,
    path: search === "" && rawQuery === undefined ? path : `${path}?${search}`,
    headers: { ...parts.headers, ...(contentType === undefined ? {} : { "content-type": contentType }) },
    ...(bytes ? { body: bytes } : {}),
  };
}
