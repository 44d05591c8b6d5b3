import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import { checkReleaseSet } from "../checks/release-set.ts";
import { afterDryRun } from "../http/operators/actions.ts";
import type { OperatorParts } from "../http/operators/operators.ts";
import { originOf } from "../http/origin.ts";
import { notFound, unreadable } from "../http/refusal.ts";
import type { KnownOperator } from "../operators/operators.ts";
import type { CheckSet } from "../releases/check-chosen.ts";
import { oneLine } from "../releases/one-line.ts";
import { storeCommands } from "./commands.ts";
import type { Command } from "./context.ts";
import { faultOf } from "./fault.ts";
import { commandOptions } from "./remote.ts";
import { lineReporter, pageReporter, type Reporter } from "./reporters.ts";
import { mustTake, takes } from "./usage.ts";

/** Makes the checks for releases that are not live yet. */
export type MakeGate = (options: Sent["options"], onProgress: (what: string) => void) => CheckSet;

const sent = z.strictObject({ words: z.array(z.string().max(200)).max(50), options: commandOptions });
type Sent = z.output<typeof sent>;

/** A proxy in front of the edge closes a connection without a byte after a minute or so. */
const waitingIntervalMs = 15_000;

/**
 * `POST /ops/commands/<name>`: runs a command of the release command line for an operator, with their name and within
 * their roles, so that they need no keys of the store. The command line sends JSON, and the operators' page a form.
 * @param makeGate without one, releases are checked but no pages are loaded and no operations compared
 */
export function serveCommands(
  app: FastifyInstance,
  { store, mustHoldLive, config, guard, now }: OperatorParts,
  makeGate: MakeGate = () => checkReleaseSet,
): void {
  const turn = pLimit(1);

  /** Runs a command after those before it, and reports while it waits. */
  function inTurn<T>(command: () => Promise<T>, { progress }: Reporter): Promise<T> {
    const report = () => progress("the pages, once another command is done");
    if (turn.activeCount > 0) report();
    const reporting = setInterval(report, waitingIntervalMs).unref();
    return turn(() => {
      clearInterval(reporting);
      return command();
    });
  }

  async function run(
    name: string,
    command: Command,
    { words, options }: Sent,
    operator: KnownOperator,
    origin: string,
    reporter: Reporter,
  ) {
    mustTake(name, command, words, options);
    const authority = { operator, operators: await guard.operators(), secondFrom: config.secondFrom };
    const checkNew = makeGate(options, reporter.progress);
    const why = oneLine(options.why ?? "", "The reason (--why)");
    const who = { by: operator.name, why, at: now(), now, authority };
    const context = {
      words,
      options,
      store,
      env: { PUBLIC_URL: origin },
      who,
      checkNew,
      dryRun: options["dry-run"] ?? false,
    };
    const start = async () => {
      await mustHoldLive();
      return command.run(context);
    };
    // Commands that load pages in a browser run one after another.
    return takes(command, "no-browser") ? inTurn(start, reporter) : start();
  }

  app.post<{ Params: { name: string } }>("/ops/commands/:name", async (request, reply) => {
    const { name } = request.params;
    const operator = await guard.operatorOf(request);
    const command = Object.hasOwn(storeCommands, name) ? storeCommands[name] : undefined;
    if (!command) throw notFound();
    const { body } = request;
    const isForm = body instanceof URLSearchParams;
    const parsed = sent.safeParse(isForm ? inForm(command, body) : body);
    if (!parsed.success) throw unreadable();
    const reporter = isForm ? pageReporter(reply, name, afterDryRun(name, body)) : lineReporter(reply);
    try {
      const origin = originOf(request, config.publicOrigin);
      reporter.answer(await run(name, command, parsed.data, operator, origin, reporter));
      request.log.info({ operator: operator.name, command: name, words: parsed.data.words }, "an operator's command");
    } catch (error) {
      const fault = faultOf(error);
      request.log.warn({ operator: operator.name, command: name, fault }, "an operator's command is refused");
      reporter.fault(fault);
    }
    return reply;
  });
}

/** The request of a form of the operators' page. Empty fields are left out; `browser` is a checkbox. */
function inForm(command: Command, form: URLSearchParams): unknown {
  const why = form.get("why") || undefined;
  const canary = form.get("canary") || undefined;
  const noBrowser = takes(command, "no-browser") ? !form.has("browser") : undefined;
  const dryRun = form.has("dry-run") || undefined;
  const options = { why, canary, "no-browser": noBrowser, "dry-run": dryRun };
  return { words: form.getAll("words").filter(Boolean), options };
}
