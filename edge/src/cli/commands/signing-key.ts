import { createSigningKey } from "../../releases/signatures.ts";
import type { Command } from "../context.ts";

/** Makes a pair of keys and stores nothing. */
export const signingKey: Command = {
  help: [["ops signing-key", "make a pair of keys for signed releases"]],
  options: [],
  words: [0, 0],
  store: "unused",
  async run() {
    const made = createSigningKey();
    return {
      data: made,
      text: `RELEASE_SIGNING_KEY=${made.signingKey}\nRELEASE_TRUSTED_KEYS=${made.trustedKey}`,
    };
  },
};
