import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq, isNotNull, lt, sql } from "drizzle-orm";
import { row } from "../db/rows.ts";
import { cartAdds, carts } from "../db/schema/carts.ts";
import { analyticsEvents } from "../db/schema/customers.ts";
import { letters } from "../db/schema/letters.ts";
import { idempotencyKeys } from "../db/schema/orders.ts";
import { emailChanges, emailConfirmations, passwordResets, rateLimits, sessions } from "../db/schema/people.ts";
import { insertLetter } from "../mail/queries/letters.ts";
import { openTransport } from "../mail/transports.ts";
import { notify } from "../notification/notify.ts";
import { placeOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newKey, register } from "../testing/steps.ts";
import { cleanUp } from "./clean-up.ts";

const mailDirectory = mkdtempSync(join(tmpdir(), "thuot-tha-letters-"));
afterAll(() => rmSync(mailDirectory, { recursive: true }));

const shop = useShop({
  MAIL_DIR: mailDirectory,
  IDEMPOTENCY_KEY_DAYS: "3",
  NOTIFICATION_DAYS: "5",
  ANALYTICS_DAYS: "1",
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const cleanUpAt = (iso: string, onGivenUp?: (letters: number) => void) => {
  shop.setNow(iso);
  return cleanUp(shop.context, onGivenUp);
};

/** Writes a note of a changed booking, as old as this. */
const noteBooking = (hours: number) =>
  shop.context.db.execute(sql`INSERT INTO booking_changes (transaction, unit_id, at)
    VALUES (pg_current_xact_id(), 'piece', now() - make_interval(hours => ${hours}))`);

describe("cleanUp", () => {
  it("deletes idempotency keys after their retention", async () => {
    const keys = () => shop.context.db.$count(idempotencyKeys);
    const { browser } = await newCustomer(shop);
    expect((await placeOrder(browser, "cash")).status).toBe(201);
    await cleanUpAt("2026-12-04T02:59:59Z");
    expect(await keys()).toBe(1);
    await cleanUpAt("2026-12-04T03:00:01Z");
    expect(await keys()).toBe(0);
  });

  it("deletes keys of requests that added to a cart after a day", async () => {
    const adds = () => shop.context.db.$count(cartAdds);
    const headers = { "idempotency-key": newKey() };
    const { browser } = await newCustomer(shop);
    await browser.call(addCartItem, { headers, body: { variantId: "lotus-m", type: "sale", quantities: 1 } });
    await cleanUpAt("2026-12-02T02:59:59Z");
    expect(await adds()).toBe(1);
    await cleanUpAt("2026-12-02T03:00:01Z");
    expect(await adds()).toBe(0);
  });

  it("deletes notifications after their retention, read or not", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const message = { customerId, kind: "SHOP", body: "Chào bạn.", link: null } as const;
    await notify(shop.context.db, { ...message, title: "Cũ" }, new Date("2026-12-01T03:00:00Z"));
    await notify(shop.context.db, { ...message, title: "Mới" }, new Date("2026-12-01T03:00:02Z"));
    const titles = async () =>
      (await browser.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    await cleanUpAt("2026-12-06T02:59:59Z");
    expect(await titles()).toEqual(["Mới", "Cũ"]);
    await cleanUpAt("2026-12-06T03:00:01Z");
    expect(await titles()).toEqual(["Mới"]);
  });

  it("gives up letters that are too late, as a shop without a mail server never sends them", async () => {
    const { db } = shop.context;
    await db.delete(letters);
    const { customerId } = await newCustomer(shop);
    await db.delete(letters);
    const put = (kind: string, uselessAt: Date | null, at: string) =>
      insertLetter(db, { customerId, kind, data: { secret: 1 }, uselessAt }, new Date(at));
    await put("useless", new Date("2026-12-05T02:00:00Z"), "2026-12-05T01:00:00Z");
    await put("old", null, "2026-12-02T02:59:59Z");
    await put("waiting", new Date("2026-12-05T04:00:00Z"), "2026-12-02T03:00:01Z");
    const givenUp: number[] = [];
    for (let time = 0; time < 2; time++) await cleanUpAt("2026-12-05T03:00:00Z", (count) => givenUp.push(count));
    expect(givenUp).toEqual([2, 0]);
    const found = await db.select().from(letters).orderBy(letters.kind);
    expect(found.map(({ kind, data, nextTryAt }) => [kind, data, nextTryAt !== null])).toEqual([
      ["old", {}, false],
      ["useless", {}, false],
      ["waiting", { secret: 1 }, true],
    ]);
  });

  it("deletes what has expired, which requests leave alone", async () => {
    const { db } = shop.context;
    const { userId } = await newCustomer(shop);
    const owned = { tokenHash: "expired", userId, expiresAt: new Date("2026-12-01T02:59:59Z") };
    await db.insert(sessions).values({ ...owned, createdAt: owned.expiresAt });
    await db.insert(passwordResets).values(owned);
    await db.insert(emailConfirmations).values(owned);
    await db.insert(emailChanges).values({ ...owned, email: "new@example.com" });
    await db.insert(rateLimits).values({ key: "expired", count: 1, resetsAt: owned.expiresAt });
    await db.insert(carts).values({ guestHash: "expired", touchedAt: new Date("2026-11-01T02:59:59Z") });
    const expired = async () => [
      await db.$count(sessions, eq(sessions.tokenHash, "expired")),
      await db.$count(passwordResets, eq(passwordResets.tokenHash, "expired")),
      await db.$count(emailConfirmations, eq(emailConfirmations.tokenHash, "expired")),
      await db.$count(emailChanges, eq(emailChanges.tokenHash, "expired")),
      await db.$count(rateLimits, eq(rateLimits.key, "expired")),
      await db.$count(carts, eq(carts.guestHash, "expired")),
    ];
    const browser = shop.browser();
    const { person } = await register(browser);
    await browser.call(requestPasswordReset, { body: { email: person.email } });
    await shop.letters();
    await browser.call(requestEmailChange, { body: { email: "mai@example.com", currentPassword: person.password } });
    await addToCart(shop.browser(), { variantId: "brocade-free" });
    expect(await expired()).toEqual([1, 1, 1, 1, 1, 1]);
    await cleanUp(shop.context);
    expect(await expired()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await db.$count(carts, isNotNull(carts.guestHash))).toBe(1);
  });

  it("deletes the files of letters after a month, and no others", async () => {
    const transport = openTransport(shop.context.config);
    const letter = { to: "an@example.com", subject: "Chào An", text: "Chào", html: "<p>Chào</p>" };
    await transport?.send({ ...letter, id: "old", date: new Date("2026-11-01T02:59:59Z") });
    await transport?.send({ ...letter, id: "kept", date: new Date("2026-11-01T03:00:00Z") });
    writeFileSync(join(mailDirectory, "2026.txt"), "Of the owner.");
    await cleanUp(shop.context);
    expect(readdirSync(mailDirectory).sort()).toEqual([
      "2026-11-01T03-00-00-000Z-kept.eml",
      "2026-11-01T03-00-00-000Z-kept.json",
      "2026.txt",
    ]);
  });

  it("deletes old notes of changed bookings", async () => {
    await shop.context.db.execute(sql`DELETE FROM booking_changes`);
    await noteBooking(25);
    await noteBooking(23);
    await cleanUp(shop.context);
    expect(await shop.context.db.$count(sql`booking_changes`)).toBe(1);
  });

  it("runs the other steps when one fails, and then throws its error", async () => {
    const { db } = shop.context;
    await db.execute(sql`DELETE FROM booking_changes`);
    await noteBooking(25);
    await db.execute(sql`ALTER TABLE analytics_events RENAME TO elsewhere`);
    await expect(cleanUp(shop.context)).rejects.toThrow("analytics_events");
    await db.execute(sql`ALTER TABLE elsewhere RENAME TO analytics_events`);
    expect(await db.$count(sql`booking_changes`)).toBe(0);
  });

  it("throws the errors of all steps that fail", async () => {
    const { db } = shop.context;
    for (const table of ["analytics_events", "cart_adds"])
      await db.execute(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_elsewhere`));
    const failed = await cleanUp(shop.context).catch((error: unknown) => error);
    for (const table of ["analytics_events", "cart_adds"])
      await db.execute(sql.raw(`ALTER TABLE ${table}_elsewhere RENAME TO ${table}`));
    const messages = ["analytics_events", "cart_adds"].map((table) => ({ message: expect.stringContaining(table) }));
    expect(failed).toMatchObject({ errors: messages });
  });

  it("deletes any number of old rows", async () => {
    const { db } = shop.context;
    const fill = (count: number, at: string) =>
      db.execute(
        sql`INSERT INTO analytics_events (name, payload, at) SELECT 'view_item', '{}', ${at} FROM generate_series(1, ${count}::int)`,
      );
    await fill(10_001, "2026-12-01T03:00:00Z");
    await fill(1, "2026-12-02T03:00:00Z");
    await cleanUpAt("2026-12-02T03:00:01Z");
    expect(await db.$count(analyticsEvents)).toBe(1);
  });

  it("gives the room of deleted rows to new ones, which nothing else does in the embedded database", async () => {
    const { db } = shop.context;
    const fill = async (at: string) => {
      await db.execute(
        sql`INSERT INTO analytics_events (name, payload, at) SELECT 'view_item', '{}', ${at} FROM generate_series(1, 5000)`,
      );
      return row(db, sql`SELECT pg_relation_size('analytics_events')::int AS bytes`);
    };
    await db.execute(sql`TRUNCATE analytics_events`);
    const before = await fill("2026-12-01T03:00:00Z");
    await cleanUpAt("2026-12-02T03:00:01Z");
    expect(await fill("2026-12-02T03:00:01Z")).toEqual(before);
  });

  it("deletes carts and letters of a long time in small batches, so that no statement takes too long", async () => {
    const { db } = shop.context;
    const { customerId } = await newCustomer(shop);
    await db.execute(
      sql`INSERT INTO carts (guest_hash, touched_at) SELECT n::text, '2020-01-01' FROM generate_series(1, 5001) n`,
    );
    await db.execute(sql`INSERT INTO letters (customer_id, kind, data, created_at)
      SELECT ${customerId}, 'welcome', '{}', '2020-01-01' FROM generate_series(1, 5001) n`);
    await db.execute(sql`CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM gone) > 5000 THEN RAISE EXCEPTION 'too many rows in one statement'; END IF;
        RETURN NULL;
      END $$`);
    for (const table of ["carts", "letters"]) {
      await db.execute(
        sql`CREATE TRIGGER few AFTER DELETE ON ${sql.identifier(table)} REFERENCING OLD TABLE AS gone
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`,
      );
    }
    await cleanUpAt("2026-12-01T03:00:00Z");
    const old = new Date("2021-01-01");
    expect(await db.$count(carts, lt(carts.touchedAt, old))).toBe(0);
    expect(await db.$count(letters, lt(letters.createdAt, old))).toBe(0);
    await db.execute(sql`DROP FUNCTION refuse_many() CASCADE`);
  });
});
