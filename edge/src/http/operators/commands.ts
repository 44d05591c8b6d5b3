import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import { checkReleaseSet } from "../../checks/release-set.ts";
import { storeCommands } from "../../cli/commands.ts";
import type { Answer, Command } from "../../cli/context.ts";
import { faultOf } from "../../cli/fault.ts";
import { commandOptions } from "../../cli/remote.ts";
import type { EdgeConfig } from "../../config.ts";
import type { KnownOperator } from "../../operators/operators.ts";
import type { CheckSet } from "../../releases/check-chosen.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { notFound, unreadable } from "../refusal.ts";
import type { Guard } from "./guard.ts";

/** Makes the checks for releases that are not live yet. */
export type MakeGate = (options: Sent["options"], onProgress: (what: string) => void) => CheckSet;

interface Options {
  store: ReleaseStore;
  config: EdgeConfig;
  guard: Guard;
  /** Without one, releases are checked but no pages are loaded and no operations compared. */
  makeGate?: MakeGate;
  now: () => Date;
}

const sent = z.strictObject({ words: z.array(z.string().max(200)).max(50), options: commandOptions });
type Sent = z.output<typeof sent>;

/** What is written while a command runs. */
interface Telling {
  progress(what: string): void;
  answer(answer: Answer): void;
  fault(fault: { code: string; message: string }): void;
}

const statuses: Record<string, number> = { ROLE: 403, CONFLICT: 409, STORE: 503, FAILED: 500 };
/** Commands that may load pages in a browser; they run one after another. */
const withBrowser = ["promote", "finish", "check"];

/**
 * `POST /ops/commands/<name>`: runs a command of the release command line for an operator, with their name and within their
 * roles, so that they need no keys of the store.
 */
export function serveCommands(app: FastifyInstance, options: Options): void {
  const { store, config, guard, makeGate = () => checkReleaseSet, now } = options;
  const inTurn = pLimit(1);

  async function run(name: string, { words, options }: Sent, operator: KnownOperator, tell: Telling) {
    const ask = storeCommands[name] as Command;
    const authority = { operator, secondFrom: config.secondFrom };
    const checkNew = makeGate(options, tell.progress);
    const who = { by: operator.name, why: options.why ?? "", at: now(), authority };
    const context = {
      words,
      options,
      store,
      env: { PUBLIC_URL: config.publicOrigin ?? undefined },
      who,
      checkNew,
      dryRun: options["dry-run"] ?? false,
    };
    return withBrowser.includes(name) ? inTurn(() => ask(context)) : ask(context);
  }

  app.post<{ Params: { name: string } }>("/ops/commands/:name", async (request, reply) => {
    const { name } = request.params;
    const operator = await guard.operatorOf(request);
    const parsed = sent.safeParse(request.body);
    if (!Object.hasOwn(storeCommands, name)) throw notFound();
    if (!parsed.success) throw unreadable();
    const tell = linesOf(reply);
    try {
      tell.answer(await run(name, parsed.data, operator, tell));
      request.log.info({ operator: operator.name, command: name, words: parsed.data.words }, "an operator's command");
    } catch (error) {
      const fault = faultOf(error);
      request.log.warn({ operator: operator.name, command: name, fault }, "an operator's command is refused");
      tell.fault(fault);
    }
    return reply;
  });
}

/** JSON, one value a line. The status is that of the outcome while there is no progress to tell. */
function linesOf(reply: FastifyReply): Telling {
  let lines: PassThrough | null = null;
  const write = (told: unknown) => {
    if (lines && !lines.destroyed) lines.write(`${JSON.stringify(told)}\n`);
  };
  function last(status: number, told: unknown): void {
    if (!lines) return void reply.code(status).header("cache-control", "no-store").send(told);
    write(told);
    lines.end();
  }
  return {
    progress(what) {
      if (!lines) {
        lines = new PassThrough();
        // An operator who leaves does not stop the command.
        lines.on("error", () => undefined);
        reply.type("application/x-ndjson").header("cache-control", "no-store").send(lines);
      }
      write({ progress: what });
    },
    answer: (answer) => last(200, { answer }),
    fault: ({ code, message }) => last(statuses[code] ?? 422, { code, message }),
  };
}
