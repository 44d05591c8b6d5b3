import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { RenderedDocument } from "@thuot-tha/shared/contracts/remote";
import { outgoingHeaders } from "@thuot-tha/shared/server";
import type { RequestApi } from "./api-client.ts";
import {
  type Bundles,
  type CanonicalInput,
  type DescribedFailure,
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
export class RenderBreach extends Error {}

interface Options {
  bundles: Bundles;
  limits: RenderLimits;
  requestApi: RequestApi;
  /** Called at most once, when a process that has started must not be used further. */
  onBreach: (breach: RenderBreach) => void;
}

/** A document as the edge keeps it. */
export interface EncodedDocument extends Omit<RenderedDocument, "html"> {
  /** UTF-8. */
  html: Buffer;
}

/** A process that renders documents of one set. */
export interface RenderProcess {
  inlineScripts: readonly string[];
  readsLoadToken: boolean;
  /** Rejects with `RenderBreach` when the process is stopped meanwhile. */
  render(input: RenderInput): Promise<EncodedDocument>;
  canonicalUrl(input: CanonicalInput): Promise<string>;
  /** Ends the process at once. */
  kill(): void;
}

/** Time between two looks at a process. */
const watchIntervalMs = 250;
/** Share of a process's memory that the heap may take; the rest is for code, buffers and strings outside of it. */
const heapShare = 0.75;
/**
 * Half of the space for new objects. With Node's 16 MB, what several renderings use is moved to the old space before
 * they end, and collecting it takes a sixth more of the process's time.
 */
const youngMegabytes = 32;
/** Time beyond its budget in which a rendering still answers by itself. */
const graceMs = 1000;

/** Node refuses the process files, native addons, other processes and threads. */
const permission = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

const errorOf = ({ message, stack }: DescribedFailure): Error =>
  Object.assign(new Error(message), stack ? { stack } : {});

type Started = Extract<FromProcess, { kind: "started" }>;
type Answer = Extract<FromProcess, { kind: "rendered" | "canonical" }>;
interface Call {
  url: string;
  /** Headers that name the request it is for. */
  headers: Record<string, string>;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Starts a process and evaluates the bundles in it. Rejects with `RenderBreach` when that breaks a limit. */
export async function startRenderProcess({ bundles, limits, requestApi, onBreach }: Options): Promise<RenderProcess> {
  const heap = Math.round(limits.megabytes * heapShare);
  const child = spawn(
    process.execPath,
    [
      permission,
      "--no-warnings",
      "--unhandled-rejections=none",
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${youngMegabytes}`,
      "-e",
      renderSource,
    ],
    // Messages hold whole documents; a structured clone copies their text, where JSON escapes and parses it.
    { env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" },
  );
  const calls = new Map<number, Call>();
  let onStarted: (message: Started) => void = () => undefined;
  let onNotStarted: (breach: RenderBreach) => void = () => undefined;
  const started = new Promise<Started>((resolve, reject) => {
    onStarted = resolve;
    onNotStarted = reject;
  });
  let lastId = 0;
  /** The composition that the process has. */
  let sent: RenderInput["composition"] | null = null;
  let isStarted = false;
  let ended = false;

  function end(reason: string | null): void {
    if (ended) return;
    ended = true;
    clearInterval(watch);
    child.kill("SIGKILL");
    const urls = [...new Set([...calls.values()].map(({ url }) => url))].slice(0, 3);
    const breach = new RenderBreach([reason ?? "the process is stopped", ...urls].join(", at "));
    for (const { reject } of calls.values()) reject(breach);
    calls.clear();
    onNotStarted(breach);
    if (reason && isStarted) onBreach(breach);
  }

  /** A process that takes no message has ended, which its exit event reports. */
  const send = (message: ToProcess): void => void (!ended && child.send(message, () => undefined));

  async function passOn(request: Extract<FromProcess, { kind: "fetch" }>): Promise<void> {
    const { id, path, rendering } = request;
    try {
      send({ kind: "fetched", id, ...(await requestApi(path, request, calls.get(rendering)?.headers)) });
    } catch (error) {
      send({ kind: "unreachable", id, message: (error as Error).message });
    }
  }

  /** When the unanswered ping was sent, by `performance.now()`; null while there is none. */
  let pingedAt: number | null = null;
  async function look(): Promise<void> {
    const resident = await residentMegabytes(child);
    if (resident > limits.megabytes) return end(`server code uses more than ${limits.megabytes} MB`);
    if (pingedAt !== null && performance.now() - pingedAt > limits.stallMs) {
      // Its answer may have come while this process itself was busy.
      await new Promise((resolve) => setImmediate(resolve));
      if (pingedAt !== null) end(`server code does not yield for ${limits.stallMs} ms`);
    } else if (pingedAt === null && calls.size > 0) {
      pingedAt = performance.now();
      send({ kind: "ping" });
    }
  }
  const watch = setInterval(look, watchIntervalMs).unref();

  child.on("message", (raw) => {
    const { data: message } = fromProcess.safeParse(raw);
    if (!message) end("server code sends what no rendering sends");
    else if (message.kind === "pong") pingedAt = null;
    else if (message.kind === "started") onStarted(message);
    else if (message.kind === "breach") end(message.reason);
    else if (message.kind === "fetch") void passOn(message);
    else {
      const call = calls.get(message.id);
      calls.delete(message.id);
      if (message.kind === "failed") call?.reject(errorOf(message.error));
      else call?.resolve(message);
    }
  });
  child.on("error", ({ message }) => end(`the render process does not start: ${message}`));
  child.on("exit", (code, signal) =>
    end(
      signal === "SIGABRT" ? `server code uses more than ${heap} MB of heap` : `server code ends its process (${code})`,
    ),
  );

  async function call<Kind extends Answer["kind"]>(
    kind: Kind,
    { composition, ...input }: RenderInput | CanonicalInput,
    milliseconds: number,
  ): Promise<Extract<Answer, { kind: Kind }>> {
    if (ended) throw new RenderBreach("the process is stopped");
    const id = ++lastId;
    const answer = new Promise<Answer>((resolve, reject) =>
      calls.set(id, { url: input.url, headers: outgoingHeaders(), resolve, reject }),
    );
    // Nearly all documents of a process have the same composition, so it is sent when it changes.
    if (composition !== sent) send({ kind: "composition", composition });
    sent = composition;
    send({ kind: kind === "rendered" ? "render" : "canonical", id, input } as ToProcess);
    const timer = setTimeout(() => end(`server code does not answer within ${milliseconds} ms`), milliseconds);
    return answer.finally(() => clearTimeout(timer)) as Promise<Extract<Answer, { kind: Kind }>>;
  }

  send({ kind: "start", bundles });
  const startTimer = setTimeout(
    () => end(`server bundles are not evaluated within ${limits.timeoutMs} ms`),
    limits.timeoutMs,
  );
  const { inlineScripts, readsLoadToken } = await started.finally(() => clearTimeout(startTimer));
  isStarted = true;

  return {
    inlineScripts,
    readsLoadToken,
    async render(input) {
      const { document } = await call("rendered", input, input.budget + graceMs);
      const failures = document.failures.map((one) => ({ ...one, error: errorOf(one.error) }));
      // A copy, because the message's bytes are part of what was read from the process.
      return { ...document, html: Buffer.from(document.html), failures };
    },
    canonicalUrl: async (input) => (await call("canonical", input, limits.timeoutMs)).url,
    kill: () => end(null),
  };
}

/** Resident memory of a process where the operating system reports it (Linux); 0 elsewhere. */
async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
