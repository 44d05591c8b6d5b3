import { z } from "zod";
import type { AdminCommand } from "./admin-command.ts";
import { endMembershipAt } from "./end-membership.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { localTime } from "./table.ts";
import { readReason, readWords } from "./words.ts";

/** A moment with its offset: without one, its day would depend on the server's zone. */
const Moment = z.iso.datetime({ offset: true });

export const membershipCommand: AdminCommand = {
  summary: "moves the end of a membership, as compensation or on request",
  usage: `admin membership <e-mail> until <time> --why <text>   a time such as 2026-12-31T23:59:59+07:00
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, signed);
    const [email, word, time, ...more] = typed?.words ?? [];
    if (!typed || !email || word !== "until" || !Moment.safeParse(time).success || more.length > 0) return null;
    readReason(typed.values.why);
    const until = await recorded(context, call, typed.values, async (inside) => {
      const { end, customerId } = await endMembershipAt(inside, email, new Date(String(time)));
      return { result: end, done: { action: "membership", details: { customerId, until: end } } };
    });
    call.print(`${email}: until ${localTime(new Date(until))}`);
    return 0;
  },
};
