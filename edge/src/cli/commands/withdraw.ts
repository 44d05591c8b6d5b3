import { withdrawCandidate } from "../../releases/change-candidate.ts";
import { type Command, wentLive } from "../context.ts";
import { change } from "../options.ts";

export const withdraw: Command = {
  help: [["ops withdraw [<remote>]", "end a candidate"]],
  options: change,
  words: [0, 1],
  async run(context) {
    const { words, store, who, dryRun } = context;
    const composition = await withdrawCandidate(store, who, { dryRun, candidate: words[0] });
    return wentLive(composition, composition.why, context);
  },
};
