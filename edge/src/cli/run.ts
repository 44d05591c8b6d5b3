import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { checkOperations } from "../checks/contracts/operations.ts";
import { checkReleaseSet } from "../checks/release-set.ts";
import { copyFolder, storeLocation } from "../config.ts";
import type { CheckSet } from "../releases/check-chosen.ts";
import { ReleaseRefused, StoreError } from "../releases/errors.ts";
import { liveCopy } from "../releases/live-copy.ts";
import { openStore } from "../releases/open-store.ts";
import { mustHoldServed } from "../releases/store-presence.ts";
import { canary } from "./commands/canary.ts";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { finish } from "./commands/finish.ts";
import { gc } from "./commands/gc.ts";
import { history } from "./commands/history.ts";
import { promote } from "./commands/promote.ts";
import { publish } from "./commands/publish.ts";
import { release } from "./commands/release.ts";
import { rollback } from "./commands/rollback.ts";
import { staffLink } from "./commands/staff-link.ts";
import { status } from "./commands/status.ts";
import { token } from "./commands/token.ts";
import { watch } from "./commands/watch.ts";
import { withdraw } from "./commands/withdraw.ts";
import type { Command, Context, Options } from "./context.ts";
import { help } from "./help.ts";
import { progress } from "./output.ts";

const commands: Record<string, Command> = {
  publish,
  promote,
  canary,
  finish,
  withdraw,
  "staff-link": staffLink,
  rollback,
  status,
  history,
  watch,
  check,
  diff,
  release,
  gc,
  token,
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      why: text,
      from: text,
      to: text,
      token: text,
      shop: text,
      canary: text,
      hours: text,
      keep: text,
      tabs: text,
      json: flag,
      "dry-run": flag,
      "no-browser": flag,
      "no-api": flag,
      once: flag,
      help: { ...flag, short: "h" },
    },
  });
}

type Environment = Record<string, string | undefined>;

/** Commands that change or show what is in the store, and so must not take a vanished store for an empty one. */
const needsStore = (name: string, { to }: Options) => name !== "token" && !(name === "publish" && to);

async function contextOf(
  name: string,
  words: string[],
  options: Options,
  env: Environment,
): Promise<Omit<Context, "log">> {
  const location = storeLocation(env, process.cwd());
  const store = await openStore(location);
  if (needsStore(name, options)) {
    await mustHoldServed(store, location, liveCopy(copyFolder(env, process.cwd()), location));
  }
  const shop = options.shop ?? env.SHOP_URL ?? env.API_URL ?? `http://localhost:${env.PORT ?? 8080}`;
  const onProgress = (what: string) => progress(`loading ${what}`);
  const checkNew: CheckSet = async (store, set, changed) => {
    await checkReleaseSet(store, set);
    // Releases that are live already call the API successfully, so only new releases are compared.
    const next = set.filter(({ manifest }) => manifest.name in changed);
    if (!options["no-api"]) await checkOperations(store, next, shop);
    if (options["no-browser"]) return;
    // The smoke test loads an edge and a browser, so it is imported only when needed; rollbacks stay fast.
    const { smokeTest } = await import(/* webpackChunkName: "gate" */ "../checks/smoke-test/smoke-test.ts");
    await smokeTest(set, changed, { store, env, shop, onProgress }).finally(() => progress(""));
  };
  return {
    words,
    options,
    store,
    env,
    who: { by: env.OPS_USER ?? userInfo().username, why: options.why ?? "", at: new Date() },
    checkNew,
    dryRun: options["dry-run"] ?? false,
  };
}

/** Code and sentence of what stopped a command. */
function faultOf(error: unknown): { code: string; message: string } {
  if (error instanceof ReleaseRefused) return error;
  if (error instanceof StoreError) return { code: "STORE", message: error.message };
  return { code: "FAILED", message: `${(error as Error).message} (look at ops status before you try again)` };
}

/** Where a command prints answers and errors. */
export interface Output {
  log(text: string): void;
  error(text: string): void;
}

/** Runs one command. @returns the exit code */
export async function run(args: string[], env: Environment, { log, error: complain }: Output): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    complain(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
  const { values: options, positionals } = parsed;
  const [name, ...words] = positionals;
  const command = commands[name ?? ""];
  if (options.help || !command) {
    log(help);
    return options.help || !name ? 0 : 2;
  }
  try {
    const answer = await command({ ...(await contextOf(name ?? "", words, options, env)), log });
    if (options.json && answer.data !== undefined) log(JSON.stringify(answer.data, null, 2));
    else if (!options.json && answer.text) log(answer.text);
    return answer.failed ? 1 : 0;
  } catch (error) {
    const { code, message } = faultOf(error);
    if (options.json) log(JSON.stringify({ error: code, message }));
    else complain(message);
    return 1;
  }
}
