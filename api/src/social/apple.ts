import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { SocialConfig } from "../config/social.ts";
import { discover } from "./google.ts";
import { identityOf } from "./identity.ts";
import { once } from "./once.ts";
import type { Provider } from "./provider.ts";

/** Milliseconds for which a signed secret is used; it is valid twice as long, and Apple allows half a year. */
const secretMs = 24 * 3_600_000;

/** Apple sends the name with the browser at the first sign-in only: `{ name: { firstName, lastName } }`. */
function nameIn(user: string | null): string {
  try {
    const { name } = JSON.parse(user ?? "{}") as { name?: { firstName?: string; lastName?: string } };
    return [name?.lastName, name?.firstName].filter(Boolean).join(" ");
  } catch {
    return "";
  }
}

/** OpenID Connect with a client secret that the shop signs, and a callback that is a posted form. */
export function apple(keys: NonNullable<SocialConfig["apple"]>): Provider {
  const { issuer, clientId, teamId, keyId } = keys;
  const privateKey = createPrivateKey(keys.privateKey);
  const signedSecret = () =>
    new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime("48h")
      .sign(privateKey);
  return {
    name: "apple",
    isOpenId: true,
    parameters: { scope: "name email", response_mode: "form_post" },
    configuration: once(async () => discover(issuer, clientId, await signedSecret()), secretMs),
    identify: async (_configuration, { claims = {}, query }) =>
      identityOf({ ...claims, name: nameIn(query.get("user")) }, claims.sub),
  };
}
