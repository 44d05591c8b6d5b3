import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { once } from "./once.ts";

export const devBase = "/v2/dev/oidc";
export const devClient = { id: "thuot-tha", secret: randomUUID() };
/** Names the provider; it need not be reachable under it. */
export const devIssuer = "http://localhost/v2/dev/oidc";

export interface Person {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** Who has signed in, by the subject their address gives; kept as long as the process. */
const people = new Map<string, Person>();

export function remember(person: Person): string {
  const subject = Buffer.from(person.email).toString("base64url");
  people.set(subject, person);
  return subject;
}

const signingKey = () => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  ...{ use: "sig", alg: "ES256", kid: "dev" },
});

/**
 * A real OpenID provider for development: anybody signs in with any name. Loaded and started with the first request,
 * for nobody else needs it.
 */
export const devProvider = once(async (): Promise<Provider> => {
  const { default: OpenIdProvider } = await import("oidc-provider");
  const { default: Memory } = await import("oidc-provider/lib/adapters/memory_adapter.js" as string);
  const provider = new OpenIdProvider(devIssuer, {
    // It warns of keeping things in memory only when that is not said in so many words.
    adapter: class extends Memory {},
    clients: [
      {
        client_id: devClient.id,
        client_secret: devClient.secret,
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "ES256",
        redirect_uris: ["http://localhost/v2/user/consumer/login/google/callback"],
      },
    ],
    jwks: { keys: [signingKey()] as never },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // The shop reads the signed token and asks no further.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${devBase}/interaction/${uid}` },
    findAccount(_context, accountId) {
      const person = people.get(accountId);
      if (!person) return undefined;
      const { email, name, emailVerified } = person;
      return { accountId, claims: () => ({ sub: accountId, email, email_verified: emailVerified, name }) };
    },
    /** Whoever signs in wants to: there is no second page to agree on. */
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  });
  provider.proxy = true;
  // Wherever the shop is reached in development, it is the same shop.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    new URL(address).pathname === "/v2/user/consumer/login/google/callback";
  return provider;
});

/** Hands a raw request to the provider, which knows its paths without where it is mounted. */
export async function handleByProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handle = (await devProvider()).callback();
  const mounted = request as IncomingMessage & { originalUrl?: string };
  mounted.originalUrl = request.url;
  mounted.url = request.url?.slice(devBase.length) || "/";
  await handle(mounted, response);
}
