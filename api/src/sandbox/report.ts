import type { FastifyBaseLogger } from "fastify";

const timeoutMs = 10_000;

/**
 * Notifies the shop over HTTP as a real gateway does. A failure is logged; the shop can still query.
 * @returns the answer's status, or null without one
 */
export async function report(log: FastifyBaseLogger, url: string, init: RequestInit = {}): Promise<number | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const answer = await response.text();
    log.info({ url, status: response.status, answer }, "the sandbox has notified the shop");
    return response.status;
  } catch (error) {
    log.error({ err: error, url }, "the sandbox cannot reach the shop; is PUBLIC_URL or PAYMENT_NOTIFY_URL right?");
    return null;
  }
}

export const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

/** Adds fields to the query of an address. */
export function withQuery(address: string, fields: Record<string, string | number>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, String(value));
  return url.href;
}
