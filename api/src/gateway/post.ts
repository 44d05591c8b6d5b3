import { GatewayError } from "./gateway.ts";

/** Time for a gateway's answer, in milliseconds. */
export const gatewayTimeoutMs = 10_000;

/** Posts JSON to a gateway and parses its JSON answer. Throws GatewayError without one. */
export async function postJson(url: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(gatewayTimeoutMs),
    });
    return await response.json();
  } catch (error) {
    throw new GatewayError(`${url} does not answer: ${error instanceof Error ? error.message : error}`);
  }
}
