import { ReleaseRefused } from "../releases/errors.ts";
import type { Command } from "./context.ts";
import type { Option, Options } from "./options.ts";

/** Whether a command takes an option. */
export const takes = (command: Command, option: Option): boolean =>
  ["json", "help", ...command.options].includes(option);

/** The options that a command takes, as text. */
export const optionsOf = (command: Command): string =>
  [...command.options, "json"].map((option) => `--${option}`).join(", ");

/** Throws USAGE for an option or a word that the command would ignore, for too few words, and for an invalid address. */
export function mustTake(name: string, command: Command, words: string[], options: Options): void {
  const [min, max] = command.words;
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const option = given.find(([option]) => !takes(command, option as Option))?.[0];
  if (option) {
    throw new ReleaseRefused("USAGE", `ops ${name} does not take --${option}; it takes ${optionsOf(command)}.`);
  }
  if (words.length > max) {
    throw new ReleaseRefused("USAGE", `ops ${name} does not take "${words[max]}"; see ops --help.`);
  }
  if (words.length < min) throw new ReleaseRefused("USAGE", `Say ${command.missing}.`);
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
