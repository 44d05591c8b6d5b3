import type { LoginStatus } from "@thuot-tha/shared/contracts/operations/entities";
import type { FastifyBaseLogger } from "fastify";
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { NewSession, Visitor } from "../../caller/session.ts";
import type { Context } from "../../context.ts";
import { brokenConstraint } from "../../db/violations.ts";
import { hashToken, newToken } from "../../secrets.ts";
import { callbackPath, type Identity, type Provider, type Where } from "../../social/provider.ts";
import { insertAttempt, type SignInAttempt, takeAttempt } from "../queries/sign-in-attempts.ts";
import { signIn } from "../sign-in.ts";
import { accountOf, NotAuthorized } from "./account.ts";

/** Minutes for which a sign-in attempt is valid. */
export const attemptMinutes = 10;

/** One request of the sign-in flow. */
export interface Visit {
  context: Context;
  visitor: Visitor;
  /**
   * Identifies the browser, so that only the browser that began the attempt can finish it; null before the first
   * attempt.
   */
  browserToken: string | null;
  where: Where;
  log: FastifyBaseLogger;
}

const callbackOf = ({ origin }: Where, { name }: Provider): string => origin + callbackPath(name);

/** Begins a sign-in attempt. @returns the provider's address, and the token that the browser stores until it returns */
export async function begin({ context, browserToken, where }: Visit, provider: Provider, returnTo: string) {
  const configuration = await provider.configuration(where);
  const state = newToken();
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const browser = browserToken ?? newToken();
  await insertAttempt(context.db, {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    provider: provider.name,
    nonce,
    verifier,
    returnTo,
    expiresAt: new Date(context.now().getTime() + attemptMinutes * 60_000),
  });
  const address = buildAuthorizationUrl(configuration, {
    ...provider.parameters,
    redirect_uri: callbackOf(where, provider),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(provider.isOpenId ? { nonce } : {}),
  });
  return { address: address.href, browserToken: browser };
}

export type Outcome = { status: LoginStatus; returnTo: string | undefined; session: NewSession | null };

async function identify(
  { where }: Visit,
  provider: Provider,
  attempt: SignInAttempt,
  query: URLSearchParams,
): Promise<Identity> {
  const configuration = await provider.configuration(where);
  const answer = new URLSearchParams(query);
  // `state` was the key of the attempt; Apple's `user` field is not part of the protocol.
  answer.delete("user");
  const { nonce, verifier: pkceCodeVerifier } = attempt;
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackOf(where, provider)}?${answer}`), {
    pkceCodeVerifier,
    expectedState: query.get("state") ?? "",
    ...(provider.isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {}),
  });
  return provider.identify(configuration, { accessToken: tokens.access_token, claims: tokens.claims(), query });
}

/** Maps a failure to the status that the login page shows. */
function statusOf(error: unknown): LoginStatus {
  if (error instanceof NotAuthorized) return "not_authorized";
  if (error instanceof AuthorizationResponseError) {
    return ["access_denied", "user_cancelled_authorize"].includes(error.error) ? "not_authorized" : "unknown";
  }
  if (error instanceof ResponseBodyError && error.error === "invalid_grant") return "authorization_expired";
  return "unknown";
}

/** Retries once, because two concurrent first sign-ins conflict, and the second then finds the account of the first. */
async function openAccount({ context, visitor }: Visit, provider: Provider, identity: Identity): Promise<NewSession> {
  const open = () =>
    context.db.transaction(async (tx) => {
      const owner = await accountOf(tx, provider.name, identity, context.now());
      return (await signIn(tx, context, visitor, owner)).session;
    });
  return open().catch((error) => {
    if (brokenConstraint(error) === null) throw error;
    return open();
  });
}

/** Finishes an attempt and signs in. Never throws: the page it redirects to shows what happened. */
export async function completeSignIn(visit: Visit, provider: Provider, query: URLSearchParams): Promise<Outcome> {
  const { context, browserToken: browser, log } = visit;
  const state = query.get("state");
  const keys = { stateHash: hashToken(state ?? ""), browserHash: hashToken(browser ?? ""), provider: provider.name };
  const attempt = state && browser ? await takeAttempt(context.db, keys, context.now()) : null;
  if (!attempt) return { status: "authorization_expired", returnTo: undefined, session: null };
  const { returnTo } = attempt;
  try {
    const session = await openAccount(visit, provider, await identify(visit, provider, attempt, query));
    return { status: "connected", returnTo, session };
  } catch (error) {
    const status = statusOf(error);
    log[status === "unknown" ? "error" : "info"](
      { err: error, provider: provider.name },
      "signing in elsewhere failed",
    );
    return { status, returnTo, session: null };
  }
}
