import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { once } from "./once.ts";
import { callbackPath } from "./provider.ts";

export const devBase = "/v2/dev/oidc";
export const devClient = { id: "thuot-tha", secret: randomUUID() };
/** Issuer of the provider; it need not be reachable at this address. */
export const devIssuer = "http://localhost/v2/dev/oidc";

export interface Person {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** Persons by subject, stored in memory. */
const people = new Map<string, Person>();

export function remember(person: Person): string {
  const subject = Buffer.from(person.email).toString("base64url");
  people.set(subject, person);
  return subject;
}

const signingKey = () => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  use: "sig",
  alg: "ES256",
  kid: "dev",
});

/**
 * A real OpenID provider for development that signs in any name. Loaded on the first request, because other shops do
 * not need it.
 */
export const devProvider = once(async (): Promise<Provider> => {
  const { default: OpenIdProvider } = await import("oidc-provider");
  const { default: Memory } = await import("oidc-provider/lib/adapters/memory_adapter.js" as string);
  const provider = new OpenIdProvider(devIssuer, {
    // It warns of storage in memory unless that is configured explicitly.
    adapter: class extends Memory {},
    clients: [
      {
        client_id: devClient.id,
        client_secret: devClient.secret,
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "ES256",
        redirect_uris: [`http://localhost${callbackPath("google")}`],
      },
    ],
    jwks: { keys: [signingKey()] as never },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // The shop reads the identity token and calls no user-info endpoint.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${devBase}/interaction/${uid}` },
    findAccount(_context, accountId) {
      const person = people.get(accountId);
      if (!person) return undefined;
      const { email, name, emailVerified } = person;
      return { accountId, claims: () => ({ sub: accountId, email, email_verified: emailVerified, name }) };
    },
    /** Grants consent automatically, so that there is no consent page. */
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
  // Accepts any host, because a development shop may be reached at several addresses.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    URL.canParse(address) && new URL(address).pathname === callbackPath("google");
  return provider;
});

/** Passes a raw request to the provider, whose paths are relative to its mount point. */
export async function handleByProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handle = (await devProvider()).callback();
  const mounted = request as IncomingMessage & { originalUrl?: string };
  mounted.originalUrl = request.url;
  mounted.url = request.url?.slice(devBase.length) || "/";
  await handle(mounted, response);
}
