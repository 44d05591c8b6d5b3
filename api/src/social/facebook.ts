import { allowInsecureRequests, ClientSecretPost, Configuration, fetchProtectedResource } from "openid-client";
import type { SocialConfig } from "../config/social.ts";
import { identityOf } from "./identity.ts";
import type { Provider } from "./provider.ts";

/** OAuth 2 and a Graph query. Facebook does not verify e-mail addresses, so they never open an account. */
export function facebook({
  clientId,
  clientSecret,
  dialogUrl,
  graphUrl,
}: NonNullable<SocialConfig["facebook"]>): Provider {
  const server = {
    issuer: new URL(graphUrl).origin,
    authorization_endpoint: dialogUrl,
    token_endpoint: `${graphUrl}/oauth/access_token`,
  };
  const configuration = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  if (graphUrl.startsWith("http:")) allowInsecureRequests(configuration);
  return {
    name: "facebook",
    isOpenId: false,
    parameters: { scope: "public_profile,email" },
    configuration: async () => configuration,
    async identify(_configuration, { accessToken }) {
      const url = new URL(`${graphUrl}/me?fields=id,name,email`);
      const answer = await fetchProtectedResource(configuration, accessToken, url, "GET");
      const profile = (await answer.json()) as Record<string, unknown>;
      return identityOf({ email: profile.email, name: profile.name }, profile.id);
    },
  };
}
