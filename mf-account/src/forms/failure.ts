import type { Bus } from "@thuot-tha/shared/contracts";
import { sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { ApiError, type ShownError, toShownError } from "@thuot-tha/shared/http";

/**
 * Converts a failed call into a user message. A 401 means that the session has ended elsewhere: this emits
 * `session.signed-out`, and the account layout redirects to the login page.
 */
export function accountFailure(bus: Bus, error: unknown): ShownError {
  if (error instanceof ApiError && error.status === 401) sessionSignedOut.emit(bus, {});
  return toShownError(error);
}
