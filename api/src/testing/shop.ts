import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import { background } from "../background.ts";
import { readConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { openGateways } from "../gateway/open-gateways.ts";
import { letters as writers } from "../letters.ts";
import { openOutbox } from "../mail/outbox.ts";
import type { Envelope } from "../mail/transports.ts";
import { readyMedia } from "../media.ts";
import { type Hub, openHub } from "../notification/hub.ts";
import { openProviders } from "../social/open-providers.ts";
import { newBrowser } from "./browser.ts";
import { openTestDatabase } from "./database.ts";
import { insertFixtures } from "./fixtures.ts";

/** A whole shop in memory with the fixtures. The clock is stopped until a test moves it. */
export interface TestShop {
  app: FastifyInstance;
  context: Context;
  hub: Hub;
  /** Every letter sent so far, once the outbox is empty. */
  letters(): Promise<Envelope[]>;
  setNow(iso: string): void;
  /** A new visitor with separate cookies. */
  browser(): ReturnType<typeof newBrowser>;
  close(): Promise<void>;
}

/** Timeout in milliseconds for creating a database on a busy machine. */
const timeoutMs = 60_000;

/** A shop for a whole suite; its fields are set before the tests run. */
export function useShop(env: Environment = {}): TestShop {
  const shop = {} as TestShop;
  beforeAll(async () => {
    Object.assign(shop, await openShop(env));
  }, timeoutMs);
  afterAll(() => shop.close());
  return shop;
}

/** Raises the limits of customers for all tests except those of the limits. */
const withoutLimits = Object.fromEntries([
  ["LETTER_LIMIT_PER_CUSTOMER", "100000"],
  ...["UNPAID", "CASH", "PIECES"].flatMap((name) => [
    [`ORDER_LIMIT_${name}`, "100000"],
    [`ORDER_LIMIT_${name}_UNPROVEN`, "100000"],
  ]),
]);

/** The shop's clock starts on 1 December 2026 at 10:00 in Vietnam. */
async function openShop(env: Environment): Promise<TestShop> {
  // A test writes no letters into the folder of a developer's shop.
  const own = { DATA_DIR: "memory://", MAIL_DIR: join(tmpdir(), "thuot-tha-no-letters") };
  const settings = { ...own, LOG_LEVEL: "silent", API_DOCS: "off", ...withoutLimits, ...env };
  // Hashes with the usual work would take a sixth of the tests' time.
  const config = { ...readConfig(settings), passwordCost: 4 };
  const database = await openTestDatabase(config.databasePoolSize);
  const { db } = database;
  await insertFixtures(db);
  let now = new Date("2026-12-01T03:00:00Z");
  const letters: Envelope[] = [];
  const work = background();
  const context: Context = {
    config,
    db,
    media: await readyMedia(config.media),
    now: () => now,
    gateways: await openGateways(config.payments, db),
    providers: openProviders(config.social),
    inBackground: work.addLater,
  };
  const transport = { send: async (letter: Envelope) => void letters.push(letter), close: () => {} };
  const reports = {
    onFailure(error: unknown) {
      throw error;
    },
    onGivenUp: () => {},
  };
  const outbox = await openOutbox(database, context, { transport, letters: writers }, reports);
  const hub = await openHub(
    database,
    () => now,
    (error) => app.log.error(error),
  );
  const app = await createApp(context, hub, { checkAnswers: true, adminToken: "admin-secret" });
  return {
    app,
    context,
    hub,
    letters: async () => {
      await work.finished();
      await outbox.sweep();
      return letters;
    },
    setNow: (iso) => {
      now = new Date(iso);
    },
    browser: () => newBrowser(app),
    close: async () => {
      await app.close();
      await work.finished();
      await outbox.close();
      await database.close();
    },
  };
}
