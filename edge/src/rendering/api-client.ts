import { Agent, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { outgoingHeaders } from "@thuot-tha/shared/server";

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

interface ApiRequest {
  method: string;
  headers: Record<string, string>;
}

/**
 * Sends a request to the API. Rejects when it does not answer in time, and for an address that is not the API's.
 * @param tracing headers that name the shopper's request behind it
 */
export type RequestApi = (path: string, request: ApiRequest, tracing?: Record<string, string>) => Promise<ApiAnswer>;

/** A request of a rendering, with which later answers of the API are compared. */
export interface ApiRead {
  path: string;
  headers: Record<string, string>;
  /** Of the answer; undefined for one that cannot be compared. */
  etag?: string | undefined;
  /** True until the API has answered, and when its answer is a server error. */
  failed?: boolean;
}

/** Whether the API still gives the same answers. Rejects like `RequestApi`, and when an answer is a server error. */
export async function isUnchanged(requestApi: RequestApi, reads: readonly ApiRead[]): Promise<boolean> {
  if (reads.some(({ etag }) => !etag)) return false;
  const tracing = outgoingHeaders();
  const answers = await Promise.all(
    reads.map(({ path, headers, etag }) =>
      requestApi(path, { method: "GET", headers: { ...headers, "if-none-match": String(etag) } }, tracing),
    ),
  );
  if (answers.some(({ status }) => status >= 500)) throw new Error("the API answers with a server error");
  return answers.every(({ status }) => status === 304);
}

/**
 * Requests the API over connections that stay open. `fetch` takes three times the processor time, and a document makes
 * four or five requests. Concurrent equal reads, such as the menu's, share one answer and the trace of the first.
 */
export function apiClient(apiUrl: string, timeoutMs: number): RequestApi {
  const { origin, protocol } = new URL(apiUrl);
  const isSecure = protocol === "https:";
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const request = isSecure ? secureRequest : plainRequest;

  const send = (url: URL, init: ApiRequest): Promise<ApiAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { ...init, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 502,
            headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks),
          }),
        );
      });
      // With a signal, a request takes half as much processor time again.
      const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
      sent.on("close", () => clearTimeout(timer));
      sent.on("error", (error) => {
        // The API may close an idle connection at the moment it is used again.
        const isStale = sent.reusedSocket && (error as NodeJS.ErrnoException).code === "ECONNRESET";
        if (isStale && init.method === "GET") resolve(send(url, init));
        else reject(error);
      });
      sent.end();
    });

  const running = new Map<string, Promise<ApiAnswer>>();

  return async (path, { method, headers }, tracing) => {
    const url = new URL(path, apiUrl);
    if (url.origin !== origin) throw new Error(`${url.origin} is not the API`);
    const start = () => send(url, { method, headers: { ...headers, ...tracing } });
    if (method !== "GET") return start();
    const key = JSON.stringify([url.href, headers]);
    const answer = running.get(key) ?? start().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
