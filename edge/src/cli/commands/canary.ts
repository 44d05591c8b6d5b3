import { candidateText, findCandidate } from "../../releases/candidates.ts";
import { setWeight } from "../../releases/promote.ts";
import { type Command, shareOf, wentLive } from "../context.ts";

export const canary: Command = async (context) => {
  const { words, store, who, dryRun } = context;
  const candidate = words.length > 1 ? words[0] : undefined;
  const composition = await setWeight(store, shareOf(words.at(-1)), who, { dryRun, candidate });
  return wentLive(composition, candidateText(findCandidate(composition.candidates, candidate)), context);
};
