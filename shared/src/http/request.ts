import type { Method } from "../contracts/operations/index.ts";

/** The parts of a request, before they are sent. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** Fills `:name` parts and appends the query; lists repeat their key, undefined and null are left out. */
export function addressOf(path: string, { params, query }: RequestParts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key] ?? "")));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text === "" ? filled : `${filled}?${text}`;
}

const acceptedStatuses: Record<Method, readonly number[]> = { GET: [200], POST: [200, 201], PUT: [200], DELETE: [200] };

/** The only statuses that count as success; another 2xx does not. */
export const isAccepted = (method: Method, status: number): boolean => acceptedStatuses[method].includes(status);

/** DELETE and the other changing methods always send JSON, an empty object when they have no input. */
export const bodyOf = (method: Method, body: unknown): string | undefined =>
  method === "GET" ? undefined : JSON.stringify(body ?? {});

/** An upload address may come without a protocol: it then takes the page's. */
export const withProtocol = (url: string): string => (/^([a-z][a-z\d+.-]*:)?\/\//i.test(url) ? url : `//${url}`);
