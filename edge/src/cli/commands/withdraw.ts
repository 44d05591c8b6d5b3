import { abortCandidate } from "../../releases/promote.ts";
import { type Command, wentLive } from "../context.ts";

export const withdraw: Command = async (context) => {
  const { words, store, who, dryRun } = context;
  const composition = await abortCandidate(store, who, { dryRun, candidate: words[0] });
  return wentLive(composition, composition.why, context);
};
