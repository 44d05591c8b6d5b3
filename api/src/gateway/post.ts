import { GatewayError } from "./gateway.ts";

const PATIENCE_MS = 10_000;

/** Sends JSON to a gateway and reads its JSON answer. Throws GatewayError when there is none. */
export async function postJson(url: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await response.json();
  } catch (error) {
    throw new GatewayError(`${url} does not answer: ${error instanceof Error ? error.message : error}`);
  }
}
