import { createSigningKey } from "../../releases/signatures.ts";
import type { Command } from "../context.ts";

/** Makes a pair of keys and stores nothing. */
export const signingKey: Command = async () => {
  const made = createSigningKey();
  return {
    data: made,
    text: `RELEASE_SIGNING_KEY=${made.signingKey}\nRELEASE_TRUSTED_KEYS=${made.trustedKey}`,
  };
};
