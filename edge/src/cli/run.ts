import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { messageOf, optionalText } from "@thuot-tha/shared/server";
import { copyFolder, releaseLocation } from "../config.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import { liveCopy } from "../releases/live-copy.ts";
import { oneLine } from "../releases/one-line.ts";
import { openStore } from "../releases/open-store.ts";
import { signingKeys } from "../releases/signatures.ts";
import { mustHoldServed } from "../releases/store-presence.ts";
import { commands } from "./commands.ts";
import type { Answer, Command, Context } from "./context.ts";
import { faultOf } from "./fault.ts";
import { gateCheck } from "./gate.ts";
import { help } from "./help.ts";
import { options as declared, type Options } from "./options.ts";
import { progress } from "./output.ts";
import { runRemotely } from "./remote.ts";
import { repeat } from "./repeat.ts";
import { mustTake, optionsOf } from "./usage.ts";

const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options: declared });

type Environment = Record<string, string | undefined>;

const now = () => new Date();

async function contextOf(
  { store: use }: Command,
  words: string[],
  options: Options,
  env: Environment,
): Promise<Context> {
  const location = releaseLocation(env, process.cwd());
  const store = await openStore(location, signingKeys(env));
  // `publish --to` sends the release to an edge.
  if (use !== "unused" && !options.to) {
    const copy = liveCopy(copyFolder(env, process.cwd()), location);
    await mustHoldServed(store, location, copy, use === "may be new");
  }
  const shop =
    options.shop ??
    optionalText(env, "SHOP_URL") ??
    optionalText(env, "API_URL") ??
    `http://localhost:${optionalText(env, "PORT") ?? 8080}`;
  const onProgress = (what: string) => progress(`loading ${what}`);
  return {
    words,
    options,
    store,
    env,
    who: {
      // This name is unproven; an edge checks the token of an operator.
      by: oneLine(`${optionalText(env, "OPS_USER") ?? userInfo().username} (store)`, "Your name (OPS_USER)"),
      why: oneLine(options.why ?? "", "The reason (--why)"),
      at: now(),
      now,
    },
    checkNew: gateCheck({ options, shop, env, onProgress }),
    dryRun: options["dry-run"] ?? false,
  };
}

/** Runs a command through an edge. */
async function runThere(name: string, words: string[], options: Options, env: Environment): Promise<Answer> {
  const token = options.token ?? optionalText(env, "OPERATOR_TOKEN");
  if (options.shop) throw new ReleaseRefused("USAGE", "An edge checks with its own shop; leave out --shop.");
  if (!token) throw new ReleaseRefused("TOKEN", "Give your token with --token or in OPERATOR_TOKEN.");
  const onProgress = (what: string) => progress(`loading ${what}`);
  return runRemotely({ to: options.to ?? "", token, name, words, options, onProgress });
}

/** Where a command prints answers and errors. */
export interface Output {
  log(text: string): void;
  error(text: string): void;
}

/** Runs one command. @returns the exit code */
export async function run(args: string[], env: Environment, { log, error: complain }: Output): Promise<number> {
  const refuse = (code: string, message: string, isJson = false) =>
    isJson ? log(JSON.stringify({ error: code, message })) : complain(message);
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    refuse("USAGE", `${messageOf(error)}\nops --help lists all commands and options.`, args.includes("--json"));
    return 2;
  }
  const { values: options, positionals } = parsed;
  const [name = "", ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (options.help || !name) {
    log(command ? `ops ${name} takes ${optionsOf(command)}.\n\n${help}` : help);
    return 0;
  }
  if (!command) {
    refuse("USAGE", `"${name}" is no command; these are: ${Object.keys(commands).join(", ")}.`, options.json);
    return 2;
  }
  try {
    mustTake(name, command, words, options);
    const isRemote = options.to !== undefined && name !== "publish";
    const runOnce = async () =>
      isRemote ? runThere(name, words, options, env) : command.run(await contextOf(command, words, options, env));
    const answer = command.repeats ? await repeat(runOnce, options, log) : await runOnce();
    progress("");
    if (options.json && answer.data !== undefined) log(JSON.stringify(answer.data, null, 2));
    else if (!options.json && answer.text) log(answer.text);
    return answer.failed ? 1 : 0;
  } catch (error) {
    progress("");
    const { code, message } = faultOf(error);
    refuse(code, message, options.json);
    return 1;
  }
}
