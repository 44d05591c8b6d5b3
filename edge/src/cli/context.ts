import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { CheckSet } from "../releases/check-chosen.ts";
import type { Who } from "../releases/commit-revision.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { ReleaseStore } from "../releases/store.ts";

/** What a command is given: the words after its name, its options, the store, and who asks. */
export interface Context {
  words: string[];
  options: Options;
  store: ReleaseStore;
  who: Who;
  env: Record<string, string | undefined>;
  /** What releases must fulfil that are not live yet. */
  checkNew: CheckSet;
  /** Nothing is changed: the command says what would be. */
  dryRun: boolean;
  /** Says a line before the answer. */
  log: (text: string) => void;
}

export interface Options {
  why?: string;
  from?: string;
  to?: string;
  token?: string;
  shop?: string;
  canary?: string;
  keep?: string;
  tabs?: string;
  json?: boolean;
  "dry-run"?: boolean;
  "no-browser"?: boolean;
  "no-api"?: boolean;
  once?: boolean;
  help?: boolean;
}

/** What a command answers: for programs, and for people. `failed` is for those that look and find something wrong. */
export interface Answer {
  data: unknown;
  text: string;
  failed?: boolean;
}

export type Command = (context: Context) => Promise<Answer>;

export function parseRelease(text: string): { name: string; version: string } {
  const [, name, version] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (name && version) return { name, version };
  throw new ReleaseRefused("USAGE", `"${text}" is not of the form remote@version.`);
}

export function wholeNumber(text: string | undefined, what: string): number {
  const number = Number(text);
  if (text !== undefined && text !== "" && Number.isInteger(number) && number >= 0) return number;
  throw new ReleaseRefused("USAGE", `Say ${what} as a whole number.`);
}

/** "revision 3 is live: …", or what would have been. */
export const wentLive = (composition: Composition, what: string, { dryRun }: Context): Answer => ({
  data: { ...composition, dryRun },
  text: dryRun
    ? `the gate lets it through; nothing was changed. Without --dry-run revision ${composition.revision} would be live: ${what}`
    : `revision ${composition.revision} is live: ${what}`,
});
