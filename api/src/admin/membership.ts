import { command, type Work } from "./command.ts";
import { endMembershipAt } from "./end-membership.ts";

const usage = "Usage: membership <e-mail> until <a time, as 2026-12-31T23:59:59+07:00>";

function workOf([email, word, time]: readonly string[]): Work | null {
  if (!email || word !== "until" || !time || Number.isNaN(Date.parse(time))) return null;
  const until = new Date(time);
  return {
    path: `/ops/membership/${encodeURIComponent(email)}/${until.toISOString()}`,
    run: (context) => endMembershipAt(context, email, until),
  };
}

await command(usage, workOf);
