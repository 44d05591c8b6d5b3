import { approve } from "./commands/approve.ts";
import { canary } from "./commands/canary.ts";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { finish } from "./commands/finish.ts";
import { gc } from "./commands/gc.ts";
import { history } from "./commands/history.ts";
import { promote } from "./commands/promote.ts";
import { release } from "./commands/release.ts";
import { remove } from "./commands/remove.ts";
import { rollback } from "./commands/rollback.ts";
import { staffLink } from "./commands/staff-link.ts";
import { status } from "./commands/status.ts";
import { liveState } from "./commands/watch.ts";
import { withdraw } from "./commands/withdraw.ts";
import type { Command } from "./context.ts";

/** Commands on a store, which an edge also runs for operators. */
export const storeCommands: Record<string, Command> = {
  promote,
  canary,
  finish,
  withdraw,
  approve,
  remove,
  "staff-link": staffLink,
  rollback,
  status,
  history,
  watch: liveState,
  check,
  diff,
  release,
  gc,
};
