import { ReleaseRefused } from "../../releases/errors.ts";
import { signAll } from "../../releases/sign-all.ts";
import type { Command } from "../context.ts";

/** Signs all releases and compositions in the store. */
export const sign: Command = async ({ store, env, dryRun }) => {
  if (!env.RELEASE_SIGNING_KEY) {
    throw new ReleaseRefused("USAGE", "Set RELEASE_SIGNING_KEY; ops signing-key makes one.");
  }
  const { releases, compositions } = await signAll(store, dryRun);
  const are = dryRun ? "would be" : "are";
  return {
    data: { releases, compositions, dryRun },
    text: `${releases} releases and ${compositions} compositions ${are} signed`,
  };
};
