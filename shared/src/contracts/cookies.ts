import { defineCookie } from "@thuot-tha/shared/contracts";

// Calls are marked as pure, so that browsers get only the cookies that they read.

const word = (text: string | undefined): string | null => text || null;

/** The token of a customer's session. */
export const sessionCookie = /* @__PURE__ */ defineCookie({ name: "tt_session", readable: false, parse: word });

/**
 * Whether there may be a session; "new" in the session in which signing in at a provider created the account. It grants
 * no access.
 */
export const signedInCookie = /* @__PURE__ */ defineCookie({
  name: "tt_signed_in",
  readable: true,
  parse: (text): "new" | "1" | null => (text === "new" ? text : text ? "1" : null),
});

/** The token of a guest's cart. */
export const guestCookie = /* @__PURE__ */ defineCookie({ name: "tt_guest", readable: false, parse: word });

/** How many lines the cart has, for the first paint before any request. */
export const cartCountCookie = /* @__PURE__ */ defineCookie({
  name: "tt_cart",
  readable: true,
  parse: (text) => (text && /^\d{1,4}$/.test(text) ? Number(text) : null),
});

/** Binds a sign-in at a provider to the browser that began it. */
export const socialCookie = /* @__PURE__ */ defineCookie({ name: "tt_social", readable: false, parse: word });

/** The visitor's cohort, 0 to 9999 in four digits, which decides whether they see a candidate. */
export const cohortCookie = /* @__PURE__ */ defineCookie({
  name: "tt_cohort",
  readable: false,
  parse: (text) => (text && /^\d{4}$/.test(text) ? Number(text) : null),
  format: (cohort) => String(cohort).padStart(4, "0"),
});

/** The same cookie of earlier edges, 0 to 99: the first two digits of today's. */
export const earlierCohortCookie = /* @__PURE__ */ defineCookie({
  name: "tt_cohort",
  readable: false,
  parse: (text) => (text && /^\d{1,2}$/.test(text) ? Number(text) : null),
});

/** The proof of a staff link that was followed, for one candidate. */
export const staffCookie = /* @__PURE__ */ defineCookie({ name: "tt_staff", readable: false, parse: word });

/** A developer's own builds, `<remote>@<origin>` each. */
export const overrideCookie = /* @__PURE__ */ defineCookie({ name: "tt_override", readable: true, parse: word });
