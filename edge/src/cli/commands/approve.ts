import { checkReleaseSet } from "../../checks/release-set.ts";
import { approve as approveRequest } from "../../releases/approve.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import { type Command, wentLive } from "../context.ts";
import { shownText } from "../live-text.ts";

export const approve: Command = async (context) => {
  const { words, store, who, dryRun } = context;
  if (!words[0]) throw new ReleaseRefused("USAGE", "Say which request, e.g. ops approve 3f9a0c1b2d4e; see the status.");
  const composition = await approveRequest(store, words[0], who, { dryRun, check: checkReleaseSet });
  return wentLive(composition, shownText(composition), context);
};
