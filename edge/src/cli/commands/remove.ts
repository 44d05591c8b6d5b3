import { remove as removeRemote } from "../../releases/remove.ts";
import { type Command, wentLive } from "../context.ts";
import { change, gate } from "../options.ts";

export const remove: Command = {
  help: [["ops remove <remote>", "take a remote out of the live set"]],
  options: [...change, ...gate],
  words: [1, 1],
  missing: "which remote, e.g. ops remove mf-gifts",
  async run(context) {
    const {
      words: [name = ""],
      store,
      who,
      dryRun,
      checkNew,
    } = context;
    const composition = await removeRemote(store, name, who, { dryRun, check: checkNew });
    return wentLive(composition, composition.why, context);
  },
};
