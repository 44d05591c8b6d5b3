import { checkReleaseSet } from "../../checks/release-set.ts";
import { approve as approveRequest } from "../../releases/approve.ts";
import { type Command, wentLive } from "../context.ts";
import { shownText } from "../live-text.ts";
import { change } from "../options.ts";

export const approve: Command = {
  help: [["ops approve <request>", "make another operator's request live"]],
  options: change,
  words: [1, 1],
  missing: "which request, e.g. ops approve 3f9a0c1b2d4e; see the status",
  async run(context) {
    const {
      words: [request = ""],
      store,
      who,
      dryRun,
    } = context;
    const composition = await approveRequest(store, request, who, { dryRun, check: checkReleaseSet });
    return wentLive(composition, shownText(composition), context);
  },
};
