import { checkReleaseSet } from "../../checks/release-set.ts";
import { promoteCandidate } from "../../releases/promote.ts";
import { type Command, wentLive } from "../context.ts";
import { setText } from "../output.ts";

export const finish: Command = async (context) => {
  const { store, who, dryRun } = context;
  const composition = await promoteCandidate(store, who, { dryRun, check: checkReleaseSet });
  return wentLive(composition, `the candidate for all: ${setText(composition.stable)}`, context);
};
