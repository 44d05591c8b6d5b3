import { defineStored } from "@thuot-tha/shared/contracts";
import type { LoginStatus } from "@thuot-tha/shared/contracts/operations/entities";
import type { ShownError } from "@thuot-tha/shared/http";
import { viSession } from "../../locales/vi/session.ts";
import type { LoginProvider } from "./slice.ts";

const statuses: readonly LoginStatus[] = ["connected", "authorization_expired", "not_authorized", "unknown"];

/** Signing in at a provider failed. */
class UnauthorizedUser extends Error {
  constructor(readonly status: LoginStatus) {
    super("Unauthorized user");
    this.name = "UnauthorizedUser";
  }
}

/** Address outside the shop that starts signing in at a provider; the browser returns to `returnTo`. */
export const socialPath = (provider: LoginProvider, returnTo: string): string =>
  `/v2/user/consumer/login/${provider}?returnTo=${encodeURIComponent(returnTo)}`;

/**
 * Reads the `status` with which the API sends a shopper back to the login page.
 * @throws UnauthorizedUser when it is present and not "connected"
 */
export function checkStatus(search: string): void {
  const status = new URLSearchParams(search).get("status");
  if (status === null || status === "connected") return;
  throw new UnauthorizedUser(statuses.find((one) => one === status) ?? "unknown");
}

/** The failure as a message for the shopper; null where nothing failed. */
export function socialFailure(search: string): ShownError | null {
  try {
    checkStatus(search);
    return null;
  } catch (error) {
    if (!(error instanceof UnauthorizedUser)) throw error;
    return { message: viSession.unauthorized(viSession.statuses[error.status]), silent: false };
  }
}

/** The provider the shopper left for, stored because the page they return to is a new document. */
const storedProvider = defineStored({
  key: "tt.signing-in-with",
  lasts: "tab",
  as: "text",
  parse: (provider) => (typeof provider === "string" ? provider : null),
});

export const rememberProvider = (provider: LoginProvider): void => storedProvider.write(provider);

/** Reads the stored provider and clears it. */
export function takeProvider(): string | null {
  const provider = storedProvider.read();
  storedProvider.clear();
  return provider;
}
