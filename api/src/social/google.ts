import { allowInsecureRequests, ClientSecretPost, type Configuration, discovery } from "openid-client";
import type { SocialConfig } from "../config/social.ts";
import { identityOf } from "./identity.ts";
import { once } from "./once.ts";
import type { Provider } from "./provider.ts";

const timeoutSeconds = 10;

/** Reads an OpenID provider's metadata; plain http is allowed only when the address uses it. */
export function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const execute = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const options = { timeout: timeoutSeconds, execute };
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), options);
}

/** Standard OpenID Connect. */
export function google({ issuer, clientId, clientSecret }: NonNullable<SocialConfig["google"]>): Provider {
  return {
    name: "google",
    isOpenId: true,
    parameters: { scope: "openid email profile", prompt: "select_account" },
    configuration: once(() => discover(issuer, clientId, clientSecret)),
    identify: async (_configuration, { claims = {} }) => identityOf(claims, claims.sub),
  };
}
