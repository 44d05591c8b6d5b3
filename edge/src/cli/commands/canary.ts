import { setWeight } from "../../releases/promote.ts";
import { type Command, wentLive, wholeNumber } from "../context.ts";

export const canary: Command = async (context) => {
  const { words, store, who, dryRun } = context;
  const percent = wholeNumber(words[0], "the share of the canary");
  const composition = await setWeight(store, percent, who, { dryRun });
  return wentLive(composition, `the candidate for ${percent} % of shoppers`, context);
};
