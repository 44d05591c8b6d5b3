import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Day, isDay } from "@thuot-tha/shared/domain";
import { BadRequest } from "../errors.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The arguments and options of a command as typed; null with an unknown option. */
export function readWords<const T extends Options>(args: readonly string[], options: T) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, words: positionals };
  } catch {
    return null;
  }
}

const invalid = (message: string) => new BadRequest("OPTION_INVALID", message);

/** A day as it was typed, if it was. Throws BadRequest for another text. */
export function readDay(option: string, text: string | undefined): Day | undefined {
  if (text !== undefined && !isDay(text)) throw invalid(`${option}: ${text} is not a day such as 2026-12-13.`);
  return text;
}

/** đồng as staff type them, without separators. Throws BadRequest for another text. */
export function readSum(option: string, text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text)) throw invalid(`${option}: ${text} is not a sum in đồng such as 800000.`);
  return Number(text);
}

/** A count from 1 on. Throws BadRequest for another text. */
export function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalid(`${option}: ${text} is not a number from 1 on.`);
  return Number(text);
}

/** The reason that was typed. Throws BadRequest without one. */
export function readReason(text: string | undefined): string {
  const why = text?.trim();
  if (!why) throw invalid("--why: give the reason.");
  return why;
}
