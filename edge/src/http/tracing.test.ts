import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { InMemorySpanExporter } from "@opentelemetry/sdk-trace-node";
import { startTracing } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, runningEdge, who } from "../testing/running-edge.ts";

/** Headers of each request to the API, by path. */
const received = new Map<string, IncomingHttpHeaders>();
const api = createServer((request, response) => {
  received.set(request.url ?? "", request.headers);
  response.end("{}");
});
const listening = async () => {
  api.listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
};

/** A shell whose rendering requests the API. */
const server = `
exports.platform = {};
exports.inlineScripts = [];
exports.render = async ({ fetchApi }) => {
  await fetchApi("/v2/for-the-page");
  return { status: 200, html: "asked", failures: [], complete: true };
};`;

it("sends the API the id and the trace of the request it serves", async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318" };
  const stop = await startTracing("edge", settings, new InMemorySpanExporter());
  const shop = await runningEdge({ API_URL: await listening() });
  await publish(shop.store, await writeBuild(shop.folder, "shell", { version: "2.0.0", server: server }));
  await promote(shop.store, [{ name: "shell", version: "2.0.0" }], who, { check });
  await eventually(async () => (await shop.get("/home")).body, "asked");

  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await shop.edge.inject({ url: "/home", headers: { ...headers, "x-request-id": "for-a-page" } });
  await shop.edge.inject({ url: "/v2/cart", headers: { ...headers, "x-request-id": "for-a-cart" } });
  await shop.edge.inject({
    url: "/v2/order",
    method: "POST",
    payload: {},
    headers: { ...headers, "x-request-id": "an-order" },
  });
  await shop.close();
  api.close();
  await stop();

  expect(received.get("/v2/for-the-page")?.["x-request-id"]).toBe("for-a-page");
  expect(received.get("/v2/cart")?.["x-request-id"]).toBe("for-a-cart");
  expect(received.get("/v2/order")?.["x-request-id"]).toBe("an-order");
  for (const path of ["/v2/for-the-page", "/v2/cart", "/v2/order"]) {
    const [, trace, span] = received.get(path)?.traceparent?.toString().split("-") ?? [];
    expect([path, trace]).toEqual([path, traceId]);
    expect(span).not.toBe("00f067aa0ba902b7");
  }
});
