import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { type Environment, optionalText } from "./environment.ts";

/** The parts of a Fastify server that tracing uses. */
interface Server {
  addHook(
    name: "onRequest" | "preValidation",
    hook: (request: Request, reply: Reply, done: () => void) => void,
  ): unknown;
  addHook(name: "onResponse", hook: (request: Request, reply: Reply, done: () => void) => void): unknown;
}
interface Request {
  id: string;
  method: string;
  headers: IncomingHttpHeaders;
  routeOptions: { url?: string };
}
interface Reply {
  statusCode: number;
}

let stopTracing: (() => Promise<void>) | null = null;

/**
 * Sends traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`; without it nothing is traced, and the exporter is not
 * loaded. A process that runs edge and API starts it once.
 * @param exporter in place of the one for OTLP over HTTP
 * @returns a function that sends the remaining spans and stops
 */
export async function startTracing(
  service: string,
  env: Environment,
  exporter?: SpanExporter,
): Promise<() => Promise<void>> {
  const endpoint = optionalText(env, "OTEL_EXPORTER_OTLP_ENDPOINT");
  if (!endpoint || stopTracing) return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": optionalText(env, "OTEL_SERVICE_NAME") ?? service }),
    spanProcessors: [new BatchSpanProcessor(exporter ?? new OTLPTraceExporter({ url }))],
  });
  provider.register();
  stopTracing = async () => {
    stopTracing = null;
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
  return stopTracing;
}

export const isTracing = (): boolean => stopTracing !== null;

const scopes = new AsyncLocalStorage<Record<string, string>>();

/** Headers that carry the id and the trace of the request being answered on to another program. */
export function outgoingHeaders(): Record<string, string> {
  const headers = { ...scopes.getStore() };
  propagation.inject(context.active(), headers);
  return headers;
}

/** Gives every request of a server a span, and what answers it the request's `outgoingHeaders`. */
export function traceRequests(app: Server, service: string): void {
  const contexts = new WeakMap<Request, ReturnType<typeof context.active>>();
  const enter = (request: Request, done: () => void) => {
    const own = contexts.get(request) ?? context.active();
    context.with(own, () => scopes.run({ "x-request-id": request.id }, done));
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    if (isTracing()) {
      const caller = propagation.extract(context.active(), headers);
      const route = routeOptions.url ?? "";
      const attributes = { "http.request.method": method, "http.route": route, "shop.request_id": request.id };
      const span = trace
        .getTracer(service)
        .startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      contexts.set(request, trace.setSpan(caller, span));
    }
    enter(request, done);
  });
  // Reading a body leaves the request's asynchronous context.
  app.addHook("preValidation", (request, _reply, done) => enter(request, done));
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Does work within a span of its own; a rejection marks the span as failed. */
export async function traced<T>(
  service: string,
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work();
  return trace.getTracer(service).startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
