import { checkReleaseSet } from "../../checks/release-set.ts";
import { approve as approveRequest } from "../../releases/approve.ts";
import { type Command, wentLive } from "../context.ts";
import { shownText } from "../live-text.ts";

export const approve: Command = async (context) => {
  const {
    words: [request = ""],
    store,
    who,
    dryRun,
  } = context;
  const composition = await approveRequest(store, request, who, { dryRun, check: checkReleaseSet });
  return wentLive(composition, shownText(composition), context);
};
