import { rollback as rollbackTo } from "../../releases/rollback.ts";
import { verifyReleases } from "../../releases/verify-release.ts";
import { type Command, wentLive, wholeNumber } from "../context.ts";
import { change } from "../options.ts";

/**
 * Only files are checked: the set was live, and a gate that has become stricter since is no reason to keep shoppers on
 * a faulty one.
 */
export const rollback: Command = {
  help: [["ops rollback [revision]", "undo the last change, or restore the set of a revision"]],
  options: change,
  words: [0, 1],
  async run(context) {
    const { words, store, who, dryRun } = context;
    const to = words[0] === undefined ? undefined : wholeNumber(words[0], "the revision");
    const composition = await rollbackTo(store, to, who, { dryRun, check: (from, set) => verifyReleases(from, set) });
    return wentLive(composition, composition.why, context);
  },
};
