import { ReleaseRefused } from "../releases/errors.ts";
import type { Options } from "./context.ts";

type Option = keyof Options;

/** What a command takes. */
interface Usage {
  options: readonly Option[];
  /** Minimum and maximum number of words after its name. */
  words: readonly [min: number, max: number];
  /** What too few words leave open, with an example. */
  say?: string;
}

const [many, none, one] = [Number.POSITIVE_INFINITY, [0, 0], [0, 1]] as const;
const edge = ["to", "token"] as const;
const change = [...edge, "why", "dry-run"] as const;
const gate = ["no-browser", "no-api", "shop"] as const;

/** Of each command; `--json` and `--help` are for all. */
const usages: Record<string, Usage> = {
  publish: { options: [...change, "from"], words: [0, many] },
  promote: {
    options: [...change, ...gate, "canary"],
    words: [1, many],
    say: "what to promote, e.g. ops promote mf-catalog@1.1.0",
  },
  canary: { options: change, words: [1, 2], say: "the share in percent, e.g. ops canary 10" },
  finish: { options: [...change, ...gate], words: one },
  withdraw: { options: change, words: one },
  "staff-link": { options: [...edge, "hours", "shop"], words: one },
  approve: {
    options: change,
    words: [1, 1],
    say: "which request, e.g. ops approve 3f9a0c1b2d4e; see the status",
  },
  remove: { options: [...change, ...gate], words: [1, 1], say: "which remote, e.g. ops remove mf-gifts" },
  rollback: { options: change, words: one },
  status: { options: edge, words: none },
  history: { options: edge, words: none },
  watch: { options: [...edge, "once"], words: none },
  check: { options: [...edge, ...gate], words: [0, many] },
  diff: {
    options: edge,
    words: [2, 2],
    say: "which two, e.g. ops diff 11 12 or ops diff mf-catalog@1.0.0 mf-catalog@1.1.0",
  },
  release: { options: edge, words: [1, 1], say: "which release, e.g. ops release mf-catalog@1.1.0" },
  gc: { options: [...edge, "dry-run", "keep", "tabs"], words: none },
  operator: {
    options: ["role"],
    words: [1, 1],
    say: "for whom, e.g. ops operator lan --role promote-all --role roll-back",
  },
  "signing-key": { options: [], words: none },
  sign: { options: ["dry-run"], words: none },
};

/** Whether a command takes an option. */
export const takes = (name: string, option: Option): boolean =>
  ["json", "help", ...(usages[name]?.options ?? [])].includes(option);

/** The options that a command takes, as text. */
export const optionsOf = (name: string): string =>
  [...(usages[name]?.options ?? []), "json"].map((option) => `--${option}`).join(", ");

/** Throws USAGE for an option or a word that the command would ignore, for too few words, and for what is no address. */
export function mustTake(name: string, words: string[], options: Options): void {
  const {
    words: [min, max],
    say,
  } = usages[name] ?? { words: none };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const option = given.find(([option]) => !takes(name, option as Option))?.[0];
  if (option) {
    throw new ReleaseRefused("USAGE", `ops ${name} does not take --${option}; it takes ${optionsOf(name)}.`);
  }
  if (words.length > max) {
    throw new ReleaseRefused("USAGE", `ops ${name} does not take "${words[max]}"; see ops --help.`);
  }
  if (words.length < min) throw new ReleaseRefused("USAGE", `Say ${say}.`);
  mustBeAddress("to", options.to);
  mustBeAddress("shop", options.shop);
  if (options.token !== undefined && options.to === undefined) {
    throw new ReleaseRefused("USAGE", "--token is for a shop's edge; name the edge with --to <address>.");
  }
}

function mustBeAddress(option: Option, address: string | undefined): void {
  if (address === undefined || (/^https?:\/\//.test(address) && URL.canParse(address))) return;
  throw new ReleaseRefused("USAGE", `--${option} takes an address such as https://shop.example, not "${address}".`);
}
