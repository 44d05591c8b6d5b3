import { checkReleaseSet } from "../../checks/release-set.ts";
import { rollback as rollbackTo } from "../../releases/rollback.ts";
import { type Command, wentLive, wholeNumber } from "../context.ts";

export const rollback: Command = async (context) => {
  const { words, store, who, dryRun } = context;
  const to = words[0] === undefined ? undefined : wholeNumber(words[0], "the revision");
  const composition = await rollbackTo(store, to, who, { dryRun, check: checkReleaseSet });
  return wentLive(composition, composition.why, context);
};
