import type { AdminCommand } from "./admin-command.ts";
import { endMembershipAt } from "./end-membership.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { readReason, readWords } from "./words.ts";

export const membershipCommand: AdminCommand = {
  summary: "moves the end of a membership, as compensation or on request",
  usage: `admin membership <e-mail> until <time> --why <text>   a time such as 2026-12-31T23:59:59+07:00
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, signed);
    const [email, word, time, ...more] = typed?.words ?? [];
    if (!typed || !email || word !== "until" || !time || Number.isNaN(Date.parse(time)) || more.length > 0) return null;
    readReason(typed.values.why);
    const until = await recorded(context, call, typed.values, async (inside) => {
      const { end, customerId } = await endMembershipAt(inside, email, new Date(time));
      return { result: end, done: { action: "membership", details: { customerId, until: end } } };
    });
    call.print(`${email}: ${until}`);
    return 0;
  },
};
