import type { parseArgs } from "node:util";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Options of all commands, as `parseArgs` reads them. */
export const options = {
  why: text,
  from: text,
  to: text,
  token: text,
  role: { ...text, multiple: true },
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
} as const;

export type Options = Partial<ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]>;
export type Option = keyof Options;

/** Options of every command that an edge also runs. */
export const edge = ["to", "token"] as const;
/** Options of a change of what is live or published. */
export const change = [...edge, "why", "dry-run"] as const;
/** Options of a command that loads pages of releases in a browser. */
export const gate = ["no-browser", "no-api", "shop"] as const;
/** For the maximum number of words after a command's name. */
export const many = Number.POSITIVE_INFINITY;
