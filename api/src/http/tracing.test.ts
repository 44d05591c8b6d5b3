import { InMemorySpanExporter } from "@opentelemetry/sdk-trace-node";
import { startTracing } from "@thuot-tha/shared/server";
import { useShop } from "../testing/shop.ts";

const collector = new InMemorySpanExporter();
let stop: () => Promise<void>;

// Before the shop opens its database.
beforeAll(async () => {
  stop = await startTracing("api", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318" }, collector);
});
const shop = useShop();

it("continues the caller's trace down to each statement, and exports no values", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const caller = "00f067aa0ba902b7";
  const answer = await shop.app.inject({
    url: "/v2/product/list?q=lua",
    headers: { traceparent: `00-${traceId}-${caller}-01`, "x-request-id": "request-1" },
  });
  expect(answer.statusCode).toBe(200);
  const exported = jest.spyOn(collector, "export");
  await stop();
  const spans = exported.mock.calls
    .flatMap(([batch]) => batch)
    .filter((span) => span.spanContext().traceId === traceId);
  const request = spans.find(({ name }) => name === "GET /v2/product/list");
  expect(request?.parentSpanContext?.spanId).toBe(caller);
  expect(request?.attributes).toMatchObject({ "shop.request_id": "request-1", "http.response.status_code": 200 });
  const statements = spans.filter((span) => span.parentSpanContext?.spanId === request?.spanContext().spanId);
  expect(statements.map(({ name }) => name)).toContain("SELECT");
  expect(JSON.stringify(statements.map(({ attributes }) => attributes))).not.toContain("lua");
});
