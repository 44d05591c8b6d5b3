import { createToken } from "../../http/operators/tokens.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import type { Command } from "../context.ts";

/** Makes a token and stores nothing: the edge's settings get the hash, and the user keeps the token. */
export const token: Command = async ({ words: [who] }) => {
  if (!who)
    throw new ReleaseRefused("USAGE", "Say for which remote, e.g. ops token mf-catalog, or ops token operators.");
  const { token: secret, hash } = createToken();
  const setting = who === "operators" ? `OPS_TOKEN_SHA256=${hash}` : `PUBLISH_TOKENS=${who}:${hash}`;
  return { data: { for: who, token: secret, setting }, text: `token:   ${secret}\nsetting: ${setting}` };
};
