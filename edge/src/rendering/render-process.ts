import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import type { RenderedDocument } from "@thuot-tha/shared/contracts/remote";
import { loggedUrl, messageOf } from "@thuot-tha/shared/server";
import type { ApiRead, RequestApi } from "./api-client.ts";
import { type Answer, type Call, createPendingCalls, errorOf } from "./pending-calls.ts";
import { lateAnswerMs, watchProcess } from "./process-watch.ts";
import {
  type Bundles,
  type CanonicalInput,
  type FromProcess,
  fromProcess,
  type RenderInput,
  type ToProcess,
} from "./render-messages.ts";
import { renderSource } from "./render-program.ts";

export interface RenderLimits {
  /** Time to evaluate all bundles, and to render one document. */
  timeoutMs: number;
  /** Time for which code may keep its process from answering. */
  stallMs: number;
  /** Memory of one process. */
  megabytes: number;
}

/** Server code has broken a limit, or ended its process. */
export class RenderViolation extends Error {
  readonly #urls: readonly string[];

  constructor(message: string, urls: readonly string[] = []) {
    super(message);
    this.#urls = urls;
  }

  /**
   * Addresses of the calls that the process had not answered; not logged with the error, because a query may hold a
   * secret.
   */
  get urls(): readonly string[] {
    return this.#urls;
  }
}

interface Options {
  bundles: Bundles;
  limits: RenderLimits;
  requestApi: RequestApi;
  /** Called at most once, when a process that has started must not be used further. */
  onViolation: (violation: RenderViolation) => void;
}

/** A document as the edge stores it. */
export interface EncodedDocument extends Omit<RenderedDocument, "html"> {
  /** UTF-8. */
  html: Buffer;
  /** What the rendering requested of the API. */
  reads: readonly ApiRead[];
}

/** A process that renders documents of one set. */
export interface RenderProcess {
  inlineScripts: readonly string[];
  readsLoadToken: boolean;
  /** Rejects with `RenderViolation` when the process is stopped meanwhile. */
  render(input: RenderInput): Promise<EncodedDocument>;
  canonicalUrl(input: CanonicalInput): Promise<string>;
  /** Ends the process at once. */
  kill(): void;
}

/** Share of a process's memory that the heap may take; the rest is for code, buffers and strings outside of it. */
const heapShare = 0.75;
/**
 * Half of the space for new objects. With Node's 16 MB, what several renderings use is moved to the old space before
 * they end, and collecting it takes a sixth more of the process's time.
 */
const youngMegabytes = 32;
/** Time beyond its budget within which a rendering should still answer by itself. */
const marginMs = 1000;
/** Maximum requests of a rendering to the API; a page needs a tenth of them. */
const maxApiRequests = 200;
/** Maximum megabytes of a document; a page has a fifteenth of them. */
const maxDocumentMegabytes = 3;

/** The option with which Node refuses the process files, native addons, other processes and threads. */
const permission = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

type Started = Extract<FromProcess, { kind: "started" }>;

/** Starts Node with the program that renders. @param heap megabytes */
const spawnProgram = (heap: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      permission,
      "--no-warnings",
      "--unhandled-rejections=none",
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${youngMegabytes}`,
      // Garbage is collected by one thread: several take twice the processor time, and other processes need the cores.
      "--single-threaded-gc",
      "-e",
      renderSource,
    ],
    // Messages hold whole documents; a structured clone copies their text, where JSON escapes and parses it.
    { env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" },
  );

/** Requests the API for a call, which notes the request. @returns the message with the answer */
async function fetchFor(
  call: Pick<Call, "headers" | "reads">,
  request: Extract<FromProcess, { kind: "fetch" }>,
  requestApi: RequestApi,
): Promise<ToProcess> {
  const { id, path, method, headers } = request;
  const read: ApiRead = { path, headers, failed: true };
  call.reads.push(read);
  try {
    const answer = await requestApi(path, request, call.headers);
    read.failed = answer.status >= 500;
    if (method === "GET" && answer.status === 200) read.etag = answer.headers.etag;
    return { kind: "fetched", id, ...answer };
  } catch (error) {
    return { kind: "unreachable", id, message: messageOf(error) };
  }
}

/** Starts a process and evaluates the bundles in it. Rejects with `RenderViolation` when that breaks a limit. */
export async function startRenderProcess({
  bundles,
  limits,
  requestApi,
  onViolation,
}: Options): Promise<RenderProcess> {
  const heap = Math.round(limits.megabytes * heapShare);
  const child = spawnProgram(heap);
  const calls = createPendingCalls();
  let onStarted: (message: Started) => void = () => undefined;
  let onNotStarted: (violation: RenderViolation) => void = () => undefined;
  const started = new Promise<Started>((resolve, reject) => {
    onStarted = resolve;
    onNotStarted = reject;
  });
  // Without free file descriptors `send` throws before `started` is awaited, which would leave its rejection unhandled.
  started.catch(() => undefined);
  /** The composition that the process has. */
  let sent: RenderInput["composition"] | null = null;
  let isStarted = false;
  let ended = false;

  function end(reason: string | null): void {
    if (ended) return;
    ended = true;
    watch.stop();
    child.kill("SIGKILL");
    const urls = calls.urls();
    // The message goes to the log and to the history of releases, which the paths alone may reach.
    const paths = [...new Set(urls.map(loggedUrl))].slice(0, 3);
    // Operators read the history in their terminals, where a line break or an escape of server code would forge lines.
    const inOneLine = (reason ?? "the process is stopped").replace(/\p{Cc}+/gu, " ");
    const message = [inOneLine, ...paths].join(", at ");
    const violation = new RenderViolation(message, reason ? urls : []);
    calls.rejectAll(violation);
    onNotStarted(violation);
    if (reason && isStarted) onViolation(violation);
  }

  /** Ends the process at a deadline, unless what it waits for has come. @returns how to cancel it */
  function endAfter(milliseconds: number, isWaiting: () => boolean, reason: string): () => void {
    const timer = setTimeout(async () => {
      await delay(lateAnswerMs, undefined, { ref: false });
      if (isWaiting()) end(reason);
    }, milliseconds);
    return () => clearTimeout(timer);
  }

  /** Ignores failures, because the exit event reports a process that has ended. */
  const send = (message: ToProcess): void => void (!ended && child.send(message, () => undefined));

  /** Answers a request to the API. Code may request on after its rendering has ended, which no document needs. */
  function answerFetch(request: Extract<FromProcess, { kind: "fetch" }>): void {
    const call = calls.find(request.rendering);
    if (!call) send({ kind: "unreachable", id: request.id, message: "the rendering has ended" });
    else if (call.reads.length < maxApiRequests) void fetchFor(call, request, requestApi).then(send);
    else end(`server code sends more than ${maxApiRequests} requests to the API`);
  }

  const watch = watchProcess({
    child,
    limits,
    isBusy: () => !calls.isEmpty(),
    ping: () => send({ kind: "ping" }),
    onViolation: end,
  });

  child.on("message", (raw) => {
    const { data: message } = fromProcess.safeParse(raw);
    if (!message) end("server code sends what no rendering sends");
    else if (message.kind === "pong") watch.answered();
    else if (message.kind === "started") onStarted(message);
    else if (message.kind === "violation") end(message.reason);
    else if (message.kind === "fetch") answerFetch(message);
    else if (message.kind === "rendered" && message.document.html.length > maxDocumentMegabytes * 1_000_000)
      end(`server code renders a document of more than ${maxDocumentMegabytes} MB`);
    else calls.settle(message);
  });
  child.on("error", ({ message }) => end(`the render process does not start: ${message}`));
  child.on("exit", (code, signal) =>
    signal === "SIGABRT"
      ? end(`server code uses more than ${heap} MB of heap`)
      : end(`server code ends its process (${code ?? signal})`),
  );

  async function call<Kind extends Answer["kind"]>(
    kind: Kind,
    { composition, ...input }: RenderInput | CanonicalInput,
    milliseconds: number,
    reads: ApiRead[] = [],
  ): Promise<Extract<Answer, { kind: Kind }>> {
    if (ended) throw new RenderViolation("the process is stopped");
    const { id, answer } = calls.begin(input.url, reads);
    // Nearly all documents of a process have the same composition, so it is sent when it changes.
    if (composition !== sent) send({ kind: "composition", composition });
    sent = composition;
    send({ kind: kind === "rendered" ? "render" : "canonical", id, input } as ToProcess);
    const isWaiting = () => calls.find(id) !== undefined;
    const cancel = endAfter(milliseconds, isWaiting, `server code does not answer within ${milliseconds} ms`);
    return answer.finally(cancel) as Promise<Extract<Answer, { kind: Kind }>>;
  }

  send({ kind: "start", bundles });
  const { timeoutMs } = limits;
  const cancel = endAfter(timeoutMs, () => !isStarted, `server bundles are not evaluated within ${timeoutMs} ms`);
  const { inlineScripts, readsLoadToken } = await started.finally(cancel);
  isStarted = true;

  return {
    inlineScripts,
    readsLoadToken,
    async render(input) {
      const reads: ApiRead[] = [];
      const { document } = await call("rendered", input, input.budget + marginMs, reads);
      const failures = document.failures.map((one) => ({ ...one, error: errorOf(one.error) }));
      // Copied, because the message's bytes are a view of all that was read from the process.
      return { ...document, html: Buffer.from(document.html), reads, failures };
    },
    canonicalUrl: async (input) => (await call("canonical", input, limits.timeoutMs)).url,
    kill: () => end(null),
  };
}
