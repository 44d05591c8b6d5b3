import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { sql } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config/config.ts";
import type { Context } from "../src/context.ts";
import { openServer } from "../src/db/client.ts";
import { rows } from "../src/db/rows.ts";
import { openGateways } from "../src/gateway/open-gateways.ts";
import { openHub } from "../src/notification/hub.ts";
import { newBrowser } from "../src/testing/browser.ts";
import type { TestShop } from "../src/testing/shop.ts";
import { newOrder } from "../src/testing/steps.ts";
import type { Case } from "./cases.ts";

const now = () => new Date("2026-12-01T03:00:00Z");
const timeouts = { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000 };
const wear = { dateFrom: "2026-12-20", dateTo: "2026-12-22" };
/** Number of products, and of free variants, that the requests use in turn. */
const variety = 200;

/** Requests to the API over a database filled by `fill`, each about another product. */
export async function openRequests(url: string): Promise<{ cases: Record<string, Case>; close(): Promise<void> }> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  const database = openServer(url, 4, timeouts);
  const { db } = database;
  const context = {
    ...{ config, db, now, providers: [] },
    gateways: await openGateways(config.payments, db),
    inBackground: () => undefined,
  } as unknown as Context;
  const app = await createApp(context, await openHub(database, now, console.error));
  const guest = newBrowser(app);
  const shop = { app, context, browser: () => newBrowser(app) } as unknown as TestShop;
  const products = await rows<{ link: string }>(
    db,
    sql`SELECT link FROM products ORDER BY place * 7919 % (SELECT count(*) FROM products) LIMIT ${variety}`,
  );
  const variants = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM variants v WHERE EXISTS (
        SELECT FROM units u WHERE u.variant_id = v.id AND u.type = 'rental' AND NOT EXISTS (
          SELECT FROM bookings b WHERE b.unit_id = u.id AND b.blocked && daterange('2026-12-10', '2026-12-31')))
      ORDER BY place LIMIT ${variety}`,
  );
  let turn = 0;
  const next = <T>(all: readonly T[]): T => {
    turn += 1;
    return all[turn % all.length] as T;
  };
  async function get(path: string): Promise<void> {
    const { statusCode } = await app.inject(path);
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
  }
  return {
    cases: {
      "product page": async () => {
        await get(`/v2/product/${next(products).link}`);
      },
      "list, cached by version": async () => {
        await get("/v2/product/list?pagination.limit=30");
      },
      calendar: async () => {
        const body = { variantId: next(variants).id, quantities: 1 };
        const { status } = await guest.call(listInvalidDates, { body });
        if (status !== 200) throw new Error(`The calendar answers ${status}`);
      },
      "order: address, cart line, order": async () => {
        await newOrder(shop, { variantId: next(variants).id, ...wear });
      },
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
