import { defineCommand, defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

const favoritesChanged1 = defineEvent({
  id: "favorites.changed@1",
  kind: "state",
  owner: "mf-account",
  payload: z.object({ ids: z.array(z.string()) }),
});

/** All favourite products. Version 1 can hold two at most. */
export const favoritesChanged = defineEvent({
  id: "favorites.changed@2",
  kind: "state",
  owner: "mf-account",
  payload: z.object({ products: z.array(z.object({ id: z.string() })) }),
  adapts: {
    from: favoritesChanged1,
    upgrade: ({ ids }) => ({ products: ids.map((id) => ({ id })) }),
    downgrade: ({ products }) => {
      if (products.length > 2) throw new Error("more than two");
      return { ids: products.map(({ id }) => id) };
    },
  },
});

/** Unchanged. */
export const favoriteSet = defineCommand({
  id: "favorite.set@1",
  owner: "mf-account",
  payload: z.object({ productId: z.string(), favorite: z.boolean() }),
  reply: z.union([
    z.object({ accepted: z.literal(true), favorite: z.boolean() }),
    z.object({ accepted: z.literal(false), message: z.string() }),
  ]),
});
