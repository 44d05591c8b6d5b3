import { z } from "zod";
import { Area } from "./entities/account.ts";
import { CartItem } from "./entities/cart.ts";

/** Answers that several operations share. */

export const Nothing = z.object({});

export const AreaList = z.object({ items: z.array(Area) });

/** What changed, and how many lines the cart has now. */
export const CartChange = z.object({ item: CartItem, total: z.int() });

/** How many messages the customer has not read. */
export const Unread = z.object({ unread: z.int() });

/** Where to PUT the raw bytes, and the picture's path afterwards. */
export const uploadTicket = z.object({ uploadUrl: z.string(), path: z.string() });
