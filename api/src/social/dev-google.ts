import { allowInsecureRequests, ClientSecretPost, Configuration } from "openid-client";
import { devBase, devClient, devIssuer } from "./dev-provider.ts";
import { identityOf } from "./identity.ts";
import type { Provider } from "./provider.ts";

/** "Google" in development: the provider in this process, called over HTTP like the real one. */
export const devGoogle: Provider = {
  name: "google",
  isOpenId: true,
  parameters: { scope: "openid email profile", prompt: "login" },
  async configuration({ origin, self }) {
    const server = {
      issuer: devIssuer,
      authorization_endpoint: `${origin}${devBase}/auth`,
      token_endpoint: `${self}${devBase}/token`,
      jwks_uri: `${self}${devBase}/jwks`,
      authorization_response_iss_parameter_supported: true,
    };
    const metadata = { id_token_signed_response_alg: "ES256" };
    const configuration = new Configuration(server, devClient.id, metadata, ClientSecretPost(devClient.secret));
    allowInsecureRequests(configuration);
    return configuration;
  },
  identify: async (_configuration, { claims = {} }) => identityOf(claims, claims.sub),
};
