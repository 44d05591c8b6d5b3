import { defineCommand, defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/**
 * Ids of the favourite products of the guest or customer. Owner: mf-account. Consumers: remotes with favourite buttons.
 */
export const favoritesChanged = defineEvent({
  id: "favorites.changed@1",
  kind: "state",
  owner: "mf-account",
  payload: z.object({ ids: z.array(z.string()) }),
});

/**
 * Add a product to the favourites, or remove it. A refusal is a reply: its message is Vietnamese and meant for the
 * shopper.
 */
export const favoriteSet = defineCommand({
  id: "favorite.set@1",
  owner: "mf-account",
  payload: z.object({ productId: z.string(), favorite: z.boolean() }),
  reply: z.union([
    z.object({ accepted: z.literal(true), favorite: z.boolean() }),
    z.object({ accepted: z.literal(false), message: z.string() }),
  ]),
});
