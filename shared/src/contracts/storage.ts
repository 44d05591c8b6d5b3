import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";

/** Ids of the products viewed last, newest first. */
export const recentlySeen = defineStored({ key: "tt.recently-seen", lasts: "browser", parse: listOfTexts });

/** Ids of a guest's favourite products, newest first. */
export const guestFavorites = defineStored({ key: "tt.favorites", lasts: "browser", parse: listOfTexts });

/** The shopper's consent to analytics by third parties; null before an answer. */
export const consent = defineStored({
  key: "consent",
  lasts: "browser",
  as: "text",
  parse: (stored) => (stored === "granted" || stored === "denied" ? stored : null),
});
