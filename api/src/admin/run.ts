import { Refusal } from "../errors.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { auditCommand } from "./audit.ts";
import { customerCommand } from "./customer.ts";
import { membershipCommand } from "./membership.ts";
import { orderCommand } from "./order.ts";
import { ordersCommand } from "./orders.ts";
import { payoutCommand } from "./payout.ts";
import { problemCommand } from "./problem.ts";
import { repairCommand } from "./repair.ts";
import { reviewCommand } from "./review.ts";
import { exportCommand, importCommand, schemasCommand } from "./shop-folder.ts";
import { transferCommand } from "./transfer.ts";

const commands: Record<string, AdminCommand> = {
  orders: ordersCommand,
  order: orderCommand,
  transfer: transferCommand,
  repair: repairCommand,
  payout: payoutCommand,
  problem: problemCommand,
  review: reviewCommand,
  membership: membershipCommand,
  customer: customerCommand,
  audit: auditCommand,
  import: importCommand,
  export: exportCommand,
  schemas: schemasCommand,
};

const help = `Usage: admin <command> …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join("\n")}

admin <command> --help prints more.`;

/** The help text that these arguments request, and the exit code; null for a command to run. */
export function helpFor([name = "", ...words]: readonly string[]): { text: string; code: number } | null {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { text: help, code: name === "" || name === "--help" ? 0 : 2 };
  return words.includes("--help") ? { text: `${command.usage}`, code: 0 } : null;
}

/** Runs a command. @returns the exit code: 0 done, 1 refused, 2 invalid arguments */
export async function runAdmin(context: AdminContext, call: AdminCall): Promise<number> {
  const [name = "", ...words] = call.words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    const code = command ? await command.run(context, { ...call, words }) : null;
    if (code === null) call.print(command?.usage ?? help);
    return code ?? 2;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    call.print(error.message);
    return 1;
  }
}
