import type { AdminCall, AdminContext } from "./admin-command.ts";
import { type ActionRow, insertAction } from "./queries/actions.ts";

/** The options of every command that changes something. */
export const signed = { by: { type: "string" }, why: { type: "string" } } as const;

export const signedUsage = `  --by <name>    who does it, if not OPS_USER or the system's user
  --why <text>   the reason, for the audit`;

interface Signed {
  by?: string | undefined;
  why?: string | undefined;
}

/** What was done, for the audit. */
type Done = Pick<ActionRow, "action"> & Partial<Pick<ActionRow, "orderId" | "unitId" | "details">>;

/** Runs the work of a command and writes what was done into the audit, in one transaction. */
export function recorded<T>(
  context: AdminContext,
  { user }: Pick<AdminCall, "user">,
  { by, why }: Signed,
  work: (context: AdminContext) => Promise<{ result: T; done: Done | readonly Done[] }>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const { result, done } = await work({ ...context, db: tx });
    const signature = { at: context.now(), actor: by?.trim() || user, why: why?.trim() || null };
    for (const one of [done].flat()) {
      await insertAction(tx, { orderId: null, unitId: null, details: {}, ...one, ...signature });
    }
    return result;
  });
}
