import { checkReleaseSet } from "../../checks/release-set.ts";
import { promoteCandidate } from "../../releases/change-candidate.ts";
import { type Command, wentLive } from "../context.ts";
import { change, gate } from "../options.ts";
import { setText } from "../output.ts";

export const finish: Command = {
  help: [["ops finish [<remote>]", "make a candidate stable; other candidates stay"]],
  options: [...change, ...gate],
  words: [0, 1],
  async run(context) {
    const { words, store, who, dryRun, checkNew } = context;
    const how = { dryRun, candidate: words[0], check: checkReleaseSet, checkOthers: checkNew };
    const composition = await promoteCandidate(store, who, how);
    return wentLive(composition, `the candidate for all: ${setText(composition.stable)}`, context);
  },
};
