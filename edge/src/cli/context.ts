import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { CheckSet } from "../releases/check-chosen.ts";
import type { Committed, Who } from "../releases/commit-revision.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { Option, Options } from "./options.ts";

/** Arguments of a command: the words after its name, its options, the store, and who runs it. */
export interface Context {
  words: string[];
  options: Options;
  store: ReleaseStore;
  who: Who;
  env: Record<string, string | undefined>;
  /** Additional checks for releases that are not live yet. */
  checkNew: CheckSet;
  /** True for a dry run: the command reports what it would change and changes nothing. */
  dryRun: boolean;
}

/** A command's answer, as data for programs and as text for people. `failed` is true when a check finds a fault. */
export interface Answer {
  data: unknown;
  text: string;
  failed?: boolean;
}

/** A release command: what it takes, and what it does. */
export interface Command {
  /** Lines of the help: what is typed after `ops`, and what that does. */
  help: readonly (readonly [typed: string, text: string])[];
  /** Its options; `--json` and `--help` are for all. */
  options: readonly Option[];
  /** Minimum and maximum number of words after its name. */
  words: readonly [min: number, max: number];
  /** What too few words leave open, with an example. */
  missing?: string;
  /**
   * Without it the command refuses a missing store, which is not an empty one. The first publication makes a store that
   * "may be new".
   */
  store?: "may be new" | "unused";
  /** True for a command whose answer is printed again whenever it changes. */
  repeats?: true;
  run(context: Context): Promise<Answer>;
}

export function parseRelease(text: string): { name: string; version: string } {
  const [, name, version] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (name && version) return { name, version };
  throw new ReleaseRefused(
    "USAGE",
    `"${text}" is not of the form remote@version, such as mf-catalog@1.1.0; ops status lists what is published.`,
  );
}

/** Parses the releases of one set. Throws USAGE when it would have two of one remote. */
export function parseReleases(words: string[]): { name: string; version: string }[] {
  const releases = words.map(parseRelease);
  const twice = releases.find(({ name }, index) => releases.findIndex((one) => one.name === name) < index);
  if (twice) throw new ReleaseRefused("USAGE", `${twice.name} is named twice; name one version of it.`);
  return releases;
}

export function wholeNumber(text: string | undefined, what: string): number {
  const number = Number(text);
  if (text !== undefined && text !== "" && Number.isInteger(number) && number >= 0) return number;
  throw new ReleaseRefused("USAGE", `Give ${what} as a whole number.`);
}

/** Parses a share of visitors in percent, such as `10` or `0.05`. */
export function shareOf(text: string | undefined): number {
  if (text && /^\d{1,2}(\.\d{1,2})?$/.test(text)) return Number(text);
  throw new ReleaseRefused(
    "USAGE",
    "Say the share in percent, from 0 to 99 with at most two decimals, such as 10 or 0.05.",
  );
}

/** Changes that show what the gate has let through before, so that it is not asked again. */
const ungated: Composition["action"][] = ["grow", "withdraw", "rollback"];

/** "revision 3 is live: …", or the same for a dry run, or for a change that waits for a second operator. */
export function wentLive(composition: Committed, what: string, { dryRun }: Context): Answer {
  const { action, revision, waiting, needsSecond } = composition;
  const passed = ungated.includes(action) ? "" : "the gate lets it through; ";
  const text = waiting
    ? `${passed}it waits for a second operator, for a day: ops approve ${waiting} makes revision ${revision} live: ${what}`
    : `revision ${revision} is live: ${what}`;
  const would = needsSecond ? "wait for a second operator" : "be live";
  const dry = `${passed}nothing was changed, because this was a dry run. Otherwise revision ${revision} would ${would}: ${what}`;
  return { data: { ...composition, dryRun }, text: dryRun ? dry : text };
}
