import { candidateText, findCandidate } from "../../releases/candidates.ts";
import { setWeight } from "../../releases/change-candidate.ts";
import { type Command, shareOf, wentLive } from "../context.ts";
import { change } from "../options.ts";

export const canary: Command = {
  help: [["ops canary [<remote>] <percent>", "change a candidate's share of shoppers"]],
  options: change,
  words: [1, 2],
  missing: "the share in percent, e.g. ops canary 10",
  async run(context) {
    const { words, store, who, dryRun } = context;
    const candidate = words.length > 1 ? words[0] : undefined;
    const composition = await setWeight(store, shareOf(words.at(-1)), who, { dryRun, candidate });
    return wentLive(composition, candidateText(findCandidate(composition.candidates, candidate)), context);
  },
};
