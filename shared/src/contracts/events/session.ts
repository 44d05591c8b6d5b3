import { defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

const user = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  avatar: z.nullable(z.string()),
});
/** Height in cm, weight in kg; null if unknown. */
const customer = z.object({
  id: z.string(),
  height: z.optional(z.nullable(z.int())),
  weight: z.optional(z.nullable(z.int())),
  membership: z.nullable(z.object({ membershipPackageId: z.string(), expiresAt: z.string() })),
});

/**
 * A shopper has just signed in, registered or changed their profile: this is their account now. Owner: mf-account; the
 * shell answers with `session.changed`.
 */
export const sessionSignedIn = defineEvent({
  id: "session.signed-in@1",
  kind: "event",
  owner: "mf-account",
  payload: z.object({ user, customer }),
});

/** The shopper has just signed out. Owner: mf-account. */
export const sessionSignedOut = defineEvent({
  id: "session.signed-out@1",
  kind: "event",
  owner: "mf-account",
  payload: z.object({}),
});

/**
 * The session has ended, or its rights have changed, elsewhere: the shell asks the API for it, and answers with
 * `session.changed`. Owner: mf-account.
 */
export const sessionDoubted = defineEvent({
  id: "session.doubted@1",
  kind: "event",
  owner: "mf-account",
  payload: z.object({}),
});

/**
 * The session. Owner: the shell. `user` is null for a guest. `known` is false until the API has answered, or has failed
 * to: the shopper then counts as a guest, and may turn out to be a customer.
 */
export const sessionChanged = defineEvent({
  id: "session.changed@1",
  kind: "state",
  owner: "shell",
  payload: z.object({
    known: z.boolean(),
    isGuest: z.boolean(),
    user: z.nullable(user),
    customer: z.nullable(customer),
  }),
});
