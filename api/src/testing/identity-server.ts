import { createHash, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, jwtVerify, SignJWT } from "jose";

/** The provider's claims about the person who signs in. */
export interface SimulatedIdentity {
  claims: Record<string, unknown>;
  /** Refuses the code. */
  error?: string;
}

const read = async (request: IncomingMessage) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
};

/**
 * Simulates the server-side endpoints of Google, Apple and Facebook. It checks what they check: the client secret, the
 * PKCE verifier, and for Apple the shop's signature.
 */
export async function identityServer() {
  const signing = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const appleKey = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const identity: SimulatedIdentity = { claims: {} };
  /** Requests by authorization code. */
  const codes = new Map<string, { nonce: string; challenge: string; clientId: string }>();

  const secretIsRight = async (issuer: string, form: URLSearchParams): Promise<boolean> => {
    const secret = form.get("client_secret") ?? "";
    if (!issuer.endsWith("/apple")) return secret === "geheim";
    const { payload, protectedHeader } = await jwtVerify(secret, appleKey.publicKey, {
      audience: issuer,
      issuer: "TEAM",
    });
    return payload.sub === form.get("client_id") && protectedHeader.kid === "KEY" && protectedHeader.alg === "ES256";
  };

  async function answer(request: IncomingMessage): Promise<object | number> {
    const url = new URL(request.url ?? "/", origin());
    const issuer = `${origin()}${/^\/\w+/.exec(url.pathname)?.[0]}`;
    if (url.pathname.endsWith("/openid-configuration")) {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        id_token_signing_alg_values_supported: ["RS256"],
      };
    }
    if (url.pathname.endsWith("/keys"))
      return { keys: [{ ...(await exportJWK(signing.publicKey)), kid: "1", alg: "RS256" }] };
    if (url.pathname.endsWith("/me")) {
      return request.headers.authorization === "Bearer token" ? identity.claims : 401;
    }
    const form = await read(request);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const parameters = codes.get(form.get("code") ?? "");
    if (identity.error || proof !== parameters?.challenge || !(await secretIsRight(issuer, form))) return 400;
    const granted = { access_token: "token", token_type: "bearer", expires_in: 3600 };
    if (url.pathname.startsWith("/facebook")) return granted;
    const idToken = await new SignJWT({ ...identity.claims, nonce: parameters.nonce })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuer(issuer)
      .setAudience(parameters.clientId)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(signing.privateKey);
    return { ...granted, id_token: idToken };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (result) => {
        const refused = { error: identity.error ?? "invalid_client" };
        response.writeHead(typeof result === "number" ? result : 200, { "content-type": "application/json" });
        response.end(JSON.stringify(typeof result === "number" ? refused : result));
      },
      () => response.writeHead(500).end(),
    );
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin: origin(),
    identity,
    applePrivateKey: appleKey.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    /** The shopper's browser arrives. @returns the request's parameters, and the code to return with */
    arrive(address: string) {
      const { searchParams: parameters } = new URL(address);
      const parameter = (name: string) => parameters.get(name) ?? "";
      const code = `code-${codes.size + 1}`;
      codes.set(code, {
        nonce: parameter("nonce"),
        challenge: parameter("code_challenge"),
        clientId: parameter("client_id"),
      });
      return { parameters, code };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
