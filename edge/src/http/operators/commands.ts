import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import { checkReleaseSet } from "../../checks/release-set.ts";
import { storeCommands } from "../../cli/commands.ts";
import type { Command } from "../../cli/context.ts";
import { faultOf } from "../../cli/fault.ts";
import { commandOptions } from "../../cli/remote.ts";
import type { EdgeConfig } from "../../config.ts";
import type { KnownOperator } from "../../operators/operators.ts";
import type { CheckSet } from "../../releases/check-chosen.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { originOf } from "../origin.ts";
import { notFound, unreadable } from "../refusal.ts";
import type { Guard } from "./guard.ts";
import { type Telling, tellLines, tellPage } from "./telling.ts";

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

/** Commands that may load pages in a browser; they run one after another. */
const withBrowser = ["promote", "finish", "check"];

/**
 * `POST /ops/commands/<name>`: runs a command of the release command line for an operator, with their name and within their
 * roles, so that they need no keys of the store. The command line sends JSON, and the operators' page a form.
 */
export function serveCommands(app: FastifyInstance, options: Options): void {
  const { store, config, guard, makeGate = () => checkReleaseSet, now } = options;
  const inTurn = pLimit(1);

  async function run(name: string, { words, options }: Sent, operator: KnownOperator, origin: string, tell: Telling) {
    const ask = storeCommands[name] as Command;
    const authority = { operator, operators: await guard.operators(), secondFrom: config.secondFrom };
    const checkNew = makeGate(options, tell.progress);
    const who = { by: operator.name, why: options.why ?? "", at: now(), authority };
    const context = {
      words,
      options,
      store,
      env: { PUBLIC_URL: origin },
      who,
      checkNew,
      dryRun: options["dry-run"] ?? false,
    };
    return withBrowser.includes(name) ? inTurn(() => ask(context)) : ask(context);
  }

  app.post<{ Params: { name: string } }>("/ops/commands/:name", async (request, reply) => {
    const { name } = request.params;
    const operator = await guard.operatorOf(request);
    const { body } = request;
    const isForm = body instanceof URLSearchParams;
    const parsed = sent.safeParse(isForm ? inForm(body) : body);
    if (!Object.hasOwn(storeCommands, name)) throw notFound();
    if (!parsed.success) throw unreadable();
    const tell = isForm ? tellPage(reply, name) : tellLines(reply);
    try {
      const origin = originOf(request, config.publicOrigin);
      tell.answer(await run(name, parsed.data, operator, origin, tell));
      request.log.info({ operator: operator.name, command: name, words: parsed.data.words }, "an operator's command");
    } catch (error) {
      const fault = faultOf(error);
      request.log.warn({ operator: operator.name, command: name, fault }, "an operator's command is refused");
      tell.fault(fault);
    }
    return reply;
  });
}

/** What a form of the operators' page asks for. Empty fields are left out; `browser` is a checkbox of promotions. */
function inForm(form: URLSearchParams): unknown {
  const [why, canary] = [form.get("why") || undefined, form.get("canary") || undefined];
  return { words: form.getAll("words").filter(Boolean), options: { why, canary, "no-browser": !form.has("browser") } };
}
