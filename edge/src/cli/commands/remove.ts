import { remove as removeRemote } from "../../releases/remove.ts";
import { type Command, wentLive } from "../context.ts";

export const remove: Command = async (context) => {
  const {
    words: [name = ""],
    store,
    who,
    dryRun,
    checkNew,
  } = context;
  const composition = await removeRemote(store, name, who, { dryRun, check: checkNew });
  return wentLive(composition, composition.why, context);
};
