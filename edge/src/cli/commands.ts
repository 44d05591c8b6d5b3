import { approve } from "./commands/approve.ts";
import { canary } from "./commands/canary.ts";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { finish } from "./commands/finish.ts";
import { gc } from "./commands/gc.ts";
import { history } from "./commands/history.ts";
import { operator } from "./commands/operator.ts";
import { promote } from "./commands/promote.ts";
import { publish } from "./commands/publish.ts";
import { release } from "./commands/release.ts";
import { remove } from "./commands/remove.ts";
import { rollback } from "./commands/rollback.ts";
import { sign } from "./commands/sign.ts";
import { signingKey } from "./commands/signing-key.ts";
import { staffLink } from "./commands/staff-link.ts";
import { status } from "./commands/status.ts";
import { watch } from "./commands/watch.ts";
import { withdraw } from "./commands/withdraw.ts";
import type { Command } from "./context.ts";

/** Commands on a store, which an edge also runs for operators. */
export const storeCommands: Record<string, Command> = {
  promote,
  canary,
  finish,
  withdraw,
  "staff-link": staffLink,
  approve,
  remove,
  rollback,
  status,
  history,
  watch,
  check,
  diff,
  release,
  gc,
};

/** All commands, in the order of the help. */
export const commands: Record<string, Command> = {
  publish,
  ...storeCommands,
  operator,
  "signing-key": signingKey,
  sign,
};
