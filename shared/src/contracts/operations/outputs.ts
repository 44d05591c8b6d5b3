import { z } from "zod";
import { Area } from "./entities/account.ts";
import { CartItem } from "./entities/cart.ts";
import { ShopTerms } from "./entities/values.ts";

/** Answers that several operations share. */

export const Nothing = z.object({});

export const AreaList = z.object({ items: z.array(Area) });

/** The whole cart after a write, so that the caller need not request it. `total`: number of lines. */
export const ChangedCart = z.object({ items: z.array(CartItem), terms: ShopTerms, total: z.int() });

/** The whole cart after a line was written, and that line. */
export const ChangedLine = ChangedCart.extend({ item: CartItem });

/** How many messages the customer has not read. */
export const Unread = z.object({ unread: z.int() });

/** Where to PUT the raw bytes, and the picture's path afterwards. */
export const uploadTicket = z.object({ uploadUrl: z.string(), path: z.string() });
