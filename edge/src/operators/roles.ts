import { z } from "zod";

/** What an operator may do beyond seeing the operators' page. */
export type Role =
  | { may: "publish"; remote: string }
  | { may: "promote"; remote: string; percent: number }
  | { may: "promote-all" }
  | { may: "roll-back" };

/** Stands for every remote, and the shell, in the role `publish`. */
export const everyRemote = "*";

/** Forms of roles, for messages. */
export const roleForms = "publish:<remote> (or publish:*), promote:<remote>:<percent>, promote-all, roll-back";

/** Parses `publish:mf-catalog`, `promote:mf-catalog:10`, `promote-all` or `roll-back`; null for any other text. */
export function parseRole(text: string): Role | null {
  if (text === "promote-all" || text === "roll-back") return { may: text };
  const [, publishes] = /^publish:([a-z][a-z0-9-]*|\*)$/.exec(text) ?? [];
  if (publishes) return { may: "publish", remote: publishes };
  const [, remote, share] = /^promote:([a-z][a-z0-9-]*):(\d{1,3})$/.exec(text) ?? [];
  const percent = Number(share);
  return remote && percent <= 100 ? { may: "promote", remote, percent } : null;
}

/** A role in the notation of `OPERATORS_FILE`. */
export const role = z.string().transform((text, context): Role => {
  const parsed = parseRole(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: `"${text}" is none of ${roleForms}` });
  return z.NEVER;
});
