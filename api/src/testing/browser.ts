import {
  nameOf,
  type Operation,
  type OperationInput,
  type OperationOutput,
} from "@thuot-tha/shared/contracts/operations";
import type { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
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

/**
 * Throws unless the OpenAPI document allows this status for the operation, so that every test also checks the document.
 */
function requirePromise(operation: Operation, status: number): void {
  const name = nameOf({ ...operation, path: operation.path.replace(/:(\w+)/g, "{$1}") });
  if (promised.size === 0) {
    for (const [path, methods] of Object.entries(openApiDocument().paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        promised.set(`${method.toUpperCase()} ${path}`, new Set(Object.keys(responses).map(Number)));
      }
    }
  }
  if (!promised.get(name)?.has(status)) throw new Error(`${name} answers ${status}, which its description lacks`);
}

/** A visitor that stores cookies between answers and calls operations. */
export function newBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<Answer<OperationOutput<O>>> {
      const { method, path } = operation;
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
      requirePromise(operation, response.statusCode);
      const json = response.body === "" ? null : response.json();
      return { status: response.statusCode, body: json, error: json, headers: response.headers };
    },
  };
}

export type Browser = ReturnType<typeof newBrowser>;
