import { ReleaseRefused } from "../../releases/errors.ts";
import { signAll } from "../../releases/sign-all.ts";
import type { Command } from "../context.ts";

/** Signs all releases and compositions in the store. */
export const sign: Command = {
  help: [["ops sign", "sign every release and composition that is in the store"]],
  options: ["dry-run"],
  words: [0, 0],
  async run({ store, env, dryRun }) {
    if (!env.RELEASE_SIGNING_KEY) {
      throw new ReleaseRefused("USAGE", "Set RELEASE_SIGNING_KEY; ops signing-key makes one.");
    }
    const { releases, compositions } = await signAll(store, dryRun);
    const are = dryRun ? "would be" : "are";
    return {
      data: { releases, compositions, dryRun },
      text: `${releases} releases and ${compositions} compositions ${are} signed`,
    };
  },
};
