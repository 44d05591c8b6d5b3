import {
  type Endpoint,
  type ErrorBody,
  endpoints,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from "@thuot-tha/shared/contracts/operations";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "../openapi/document.ts";

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer<T> {
  status: number;
  /** The answer of a success; of a refusal, see `error`. */
  body: T;
  error: ErrorBody;
  headers: Record<string, unknown>;
}

function pathOf(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(key, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const promised = new Map<string, Set<number>>();

/** Throws unless the document promises this status of the operation: so every test is a test of the document. */
function requirePromise(name: OperationName, status: number): void {
  if (promised.size === 0) {
    const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, responses } of operations) {
      promised.set(operationId, new Set(Object.keys(responses).map(Number)));
    }
  }
  if (!promised.get(name)?.has(status)) throw new Error(`${name} answers ${status}, which its description lacks`);
}

/** A visitor: keeps cookies from answer to answer, and calls operations by name. */
export function newBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<Answer<OperationOutput<N>>> {
      const { method, path }: Endpoint = endpoints[name];
      const { params, query, headers, body } = input as Parts;
      const response = await app.inject({
        method,
        url: pathOf(path, params, query),
        headers: { "x-client": "consumer", ...headers },
        cookies: Object.fromEntries(cookies),
        ...(body ? { payload: body } : {}),
      });
      for (const { name: cookie, value, maxAge } of response.cookies) {
        if (maxAge === 0 || value === "") cookies.delete(cookie);
        else cookies.set(cookie, value);
      }
      requirePromise(name, response.statusCode);
      const json = response.body === "" ? null : response.json();
      return { status: response.statusCode, body: json, error: json, headers: response.headers };
    },
  };
}

export type Browser = ReturnType<typeof newBrowser>;
