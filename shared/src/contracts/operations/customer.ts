import { z } from "zod";
import { ProductCard } from "./entities/catalogue.ts";
import { Notification } from "./entities/notification.ts";
import { Day, Dong, Id, Page, Timestamp } from "./entities/values.ts";
import { WalletEntry, WalletEntryKind } from "./entities/wallet.ts";
import { Nothing, pageQuery } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

const unread = z.object({ unread: z.int() });
const analyticsValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** One entry of the data layer. `items` are goods, as `params` are plain values. Nothing personal belongs in it. */
const AnalyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  at: Timestamp,
  params: z.record(z.string().max(40), analyticsValue).default({}),
  items: z
    .array(z.record(z.string().max(40), analyticsValue))
    .max(100)
    .default([]),
  path: z.string().max(500),
  revision: z.int().min(0),
  /** Who emitted it: a remote or the shell, and its version. */
  remote: z.string().max(40),
  version: z.string().max(60),
});

/** What belongs to one customer beside account and orders. */
export const customerOperations = {
  "favorite.list": {
    query: z.object(pageQuery()),
    response: z.object({ items: z.array(ProductCard), pagination: Page }),
  },
  "favorite.ids": { response: z.object({ ids: z.array(Id) }) },
  "favorite.add": { body: z.object({ id: Id }), response: Nothing },
  /** Keeps what a guest favoured in the browser; unknown products are left out. Answers with all favourites. */
  "favorite.merge": { body: z.object({ ids: z.array(Id).max(200) }), response: z.object({ ids: z.array(Id) }) },
  "favorite.remove": { body: z.object({ id: Id }), response: Nothing },
  "wallet.get": { response: z.object({ balance: Dong, received: Dong, spent: Dong }) },
  "wallet.transactions": {
    query: z
      .object({
        kind: WalletEntryKind.optional(),
        direction: z.enum(["in", "out"]).optional(),
        from: Day.optional(),
        to: Day.optional(),
        ...pageQuery(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, {
        path: ["to"],
        message: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
      }),
    response: z.object({ items: z.array(WalletEntry), pagination: Page }),
  },
  "notification.list": {
    query: z.object({ only: z.enum(["unread"]).optional(), ...pageQuery() }),
    response: z.object({ items: z.array(Notification), pagination: Page, unread: z.int() }),
  },
  "notification.read": { params: z.object({ id: Id }), response: unread },
  "notification.read-all": { response: unread },
  "analytics.collect": {
    body: z.object({
      /** Random, kept in the browser for one visit; says nothing about who it is. */
      visit: z.string().regex(/^[\w-]{8,64}$/),
      events: z.array(AnalyticsEvent).min(1).max(50),
    }),
    response: Nothing,
  },
} satisfies Record<string, OperationSchema>;
