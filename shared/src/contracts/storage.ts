import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";

/** Ids of the products looked at lately, newest first. */
export const recentlySeen = defineStored({ key: "tt.recently-seen", lasts: "browser", parse: listOfTexts });

/** Ids of the products a guest favours, newest first. */
export const guestFavorites = defineStored({ key: "tt.favorites", lasts: "browser", parse: listOfTexts });

/** What the shopper has said about third parties that measure; null while they have not. */
export const consent = defineStored({
  key: "consent",
  lasts: "browser",
  as: "text",
  parse: (stored) => (stored === "granted" || stored === "denied" ? stored : null),
});
