import { sql } from "drizzle-orm";
import { openTestDatabase, runsOnServer } from "../testing/database.ts";
import { type Database, embeddedDatabase } from "./client.ts";
import { openInMemory } from "./embedded.ts";
import { laterMigrations, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { row, rows } from "./rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("migrate", () => {
  it("runs each migration once, in order", async () => {
    expect(await migrate(database.db)).toEqual([]);
    const next = { name: "next", sql: "CREATE TABLE next (id integer); -- one; two\nINSERT INTO next VALUES (7);" };
    expect(await migrate(database.db, [...migrations, next])).toEqual(["next"]);
    expect(await rows(database.db, sql`SELECT id FROM next`)).toEqual([{ id: 7 }]);
    expect(await laterMigrations(database.db)).toEqual(["next"]);
    expect(await laterMigrations(database.db, [...migrations, next])).toEqual([]);
  });

  it("rolls back a migration that fails halfway", async () => {
    const broken = { name: "broken", sql: "CREATE TABLE half (id integer); SELECT nonsense;" };
    const list = [...migrations, { name: "next", sql: "SELECT 1;" }, broken];
    await expect(migrate(database.db, list)).rejects.toThrow();
    expect(await row(database.db, sql`SELECT to_regclass('half')::text AS found`)).toEqual({ found: null });
  });

  it("starts again after a deadlock with requests of a running API", async () => {
    // A sequence is not rolled back: it counts the attempts.
    await database.db.execute(sql`CREATE SEQUENCE attempts`);
    const next = { name: "next", sql: "CREATE TABLE unlocked (id integer);" };
    const locked = {
      name: "locked",
      sql: "DO $$ BEGIN IF nextval('attempts') = 1 THEN RAISE deadlock_detected; END IF; END $$;",
    };
    expect(await migrate(database.db, [...migrations, next, next, locked])).toEqual(["next", "locked"]);
    expect(await row(database.db, sql`SELECT last_value::int FROM attempts`)).toEqual({ last_value: 2 });
  });
});

// The embedded database runs one transaction after the other.
(runsOnServer ? describe : describe.skip)("a migration that waits for a table", () => {
  it("lets requests that read the table pass", async () => {
    const { db, close } = await openTestDatabase();
    const noted = { name: "noted", sql: "ALTER TABLE banners ADD COLUMN noted integer;" };
    const waiting = sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE banners%'`;
    const { running } = await db.transaction(async (backup) => {
      await backup.execute(sql`SELECT FROM banners`);
      const begun = migrate(db, [...migrations, noted]);
      while ((await rows(db, waiting)).length === 0);
      // The read waits behind the migration, and the migration for the backup.
      await db.execute(sql`SELECT FROM banners`);
      return { running: begun };
    });
    expect(await running).toEqual(["noted"]);
    await close();
  });
});

describe("the migration to wallets", () => {
  it("computes the balances of an existing ledger", async () => {
    const client = await openInMemory();
    const { db, close } = embeddedDatabase(client);
    const before = migrations.findIndex(({ name }) => name === "wallets");
    await migrate(db, migrations.slice(0, before));
    await db.execute(sql`INSERT INTO users (id, email, full_name, created_at) VALUES ('u', 'a@b.vn', 'An', now())`);
    await db.execute(sql`INSERT INTO customers (id, user_id) VALUES ('c', 'u')`);
    await db.execute(sql`INSERT INTO wallet_entries (customer_id, amount, kind, note, at)
      VALUES ('c', 700, 'DEPOSIT_RETURN', 'x', '2026-11-02'), ('c', 300, 'ADJUSTMENT', 'x', '2026-11-01')`);
    await migrate(db);
    expect(
      await rows(db, sql`SELECT amount::int, balance::int, place::int FROM wallet_entries ORDER BY place`),
    ).toEqual([
      { amount: 300, balance: 300, place: 1 },
      { amount: 700, balance: 1000, place: 2 },
    ]);
    expect(await row(db, sql`SELECT balance::int FROM wallets`)).toEqual({ balance: 1000 });
    await expect(db.execute(sql`UPDATE wallet_entries SET amount = 1`)).rejects.toThrow();
    await close();
  });
});

describe("fold_text", () => {
  it("folds as the shop's own code does", async () => {
    const folded = await row(database.db, sql`SELECT fold_text('ĐẦM Dạ Hội Ưu đãi ƠỚỹ') AS text`);
    expect(folded).toEqual({ text: "dam da hoi uu dai ooy" });
  });
});

/** A database as it was before a migration. */
async function before(migration: string): Promise<Database> {
  const made = embeddedDatabase(await openInMemory());
  const index = migrations.findIndex(({ name }) => name === migration);
  await migrate(made.db, migrations.slice(0, index));
  return made;
}

describe("the migration of review authors", () => {
  it("takes e-mails out of reviews and the texts of their pictures", async () => {
    const { db, close } = await before("review-authors");
    await db.execute(sql`INSERT INTO products (id, link, name, brand, description, keywords, for_rent, for_sale, original_price, sale_price,
        original_rental_price, rental_price, deposit_price, membership_rental_price, is_new, created_at)
      VALUES ('p', 'p', 'Đầm', 'Sen', '', '', true, false, 0, 0, 1, 1, 0, 0, false, now())`);
    await db.execute(sql`INSERT INTO reviews (product_id, author, rating, title, content, images, created_at) VALUES
      ('p', 'lan@example.com', 5, 'a', 'Đẹp.', '[{"path":"1.jpg","alt":"Đầm, ảnh của lan@example.com"},{"path":"2.jpg","alt":"Đầm"}]', now()),
      ('p', 'Lê An', 5, 'b', 'Đẹp.', '[]', now())`);
    await migrate(db);
    expect(await rows(db, sql`SELECT author, images FROM reviews ORDER BY title`)).toEqual([
      {
        author: "Khách hàng",
        images: [
          { path: "1.jpg", alt: "Đầm, ảnh của Khách hàng" },
          { path: "2.jpg", alt: "Đầm" },
        ],
      },
      { author: "Lê An", images: [] },
    ]);
    await close();
  });
});

describe("the migration of payouts in transfer", () => {
  it("takes from the audit log when staff first read an account", async () => {
    const { db, close } = await before("payouts-in-transfer");
    for (const [id, action] of [
      ["a", "payout show"],
      ["b", "payout request"],
    ] as const) {
      await db.execute(
        sql`INSERT INTO users (id, email, full_name, created_at) VALUES (${id}, ${`${id}@example.com`}, 'An', now())`,
      );
      await db.execute(sql`INSERT INTO customers (id, user_id) VALUES (${id}, ${id})`);
      await db.execute(sql`INSERT INTO payouts (id, customer_id, amount, status, bank, account_name, account_number, account_tail, requested_at)
        VALUES (${id}, ${id}, 1, 'REQUESTED', 'VCB', 'AN', '0123', '0123', '2026-12-01T03:00:00Z')`);
      for (const at of ["2026-12-02T03:00:00Z", "2026-12-01T04:00:00Z"])
        await db.execute(sql`INSERT INTO admin_actions (at, actor, action, details)
          VALUES (${at}, 'lan', ${action}, jsonb_build_object('payout', ${id}::text))`);
    }
    await migrate(db);
    expect(
      await rows(db, sql`SELECT id, shown_at = '2026-12-01T04:00:00Z' AS "isShown" FROM payouts ORDER BY id`),
    ).toEqual([
      { id: "a", isShown: true },
      { id: "b", isShown: null },
    ]);
    await close();
  });
});

describe("the migration of kept pieces", () => {
  it("takes the pieces that renters have bought out of what an import brings back", async () => {
    const { db, close } = await before("kept-pieces");
    // Only units and changes matter here, so nothing checks what they refer to.
    await db.execute(sql`SET session_replication_role = replica`);
    await db.execute(sql`INSERT INTO units (id, variant_id, type, retired_at, retired_why)
      SELECT id, 'v', 'rental', '2026-12-01', 'removed' FROM unnest(ARRAY['bought', 'extended', 'unpaid']) id`);
    for (const [id, kind, status, day] of [
      ["bought", "BUY", "DONE", null],
      ["extended", "EXTEND", "DONE", "2026-12-01"],
      ["unpaid", "BUY", "CANCEL", null],
    ] as const)
      await db.execute(sql`INSERT INTO order_changes (id, order_id, order_item_id, kind, status, date_from, date_to, unit_ids,
          turnaround_days, amount, member_saving, created_at)
        VALUES (${id}, 'o', 'i', ${kind}, ${status}, ${day}, ${day}, ARRAY[${id}], 2, 0, 0, now())`);
    await db.execute(sql`SET session_replication_role = origin`);
    await migrate(db);
    expect(await rows(db, sql`SELECT id, retired_why AS why FROM units ORDER BY id`)).toEqual([
      { id: "bought", why: null },
      { id: "extended", why: "removed" },
      { id: "unpaid", why: "removed" },
    ]);
    await close();
  });
});

describe("the migration of banks' numbers", () => {
  it("writes each number in one way, and those of one transfer that was recorded twice stay apart", async () => {
    const { db, close } = await before("bank-numbers");
    // Only the numbers matter here, so nothing checks what the rows refer to.
    await db.execute(sql`SET session_replication_role = replica`);
    await db.execute(sql`INSERT INTO payments (id, order_id, type, status, amount, gateway_transaction, created_at) VALUES
      ('a', 'o', 'bank_transfer', 'PAID', 1, 'ft 1', now()), ('b', 'p', 'bank_transfer', 'PAID', 1, 'ft2', now()),
      ('c', 'q', 'bank_transfer', 'PAID', 1, 'FT2', now()), ('d', 'r', 'bank_transfer', 'PAID', 1, 'ft3', now()),
      ('e', 's', 'bank_transfer', 'PAID', 1, 'Ft3', now()), ('f', 't', 'momo', 'PAID', 1, 'mo 1', now())`);
    await db.execute(sql`INSERT INTO unmatched_receipts (id, payment_id, customer_id, bank_transaction, amount, received_at)
      VALUES ('a', 'a', 'c', 'ft4', 1, now())`);
    await db.execute(sql`INSERT INTO payouts (id, customer_id, amount, status, bank, account_name, account_tail, requested_at, settled_at,
        bank_transaction) VALUES ('a', 'c', 1, 'PAID', 'VCB', 'AN', '0123', now(), now(), 'ft5')`);
    await db.execute(sql`SET session_replication_role = origin`);
    await migrate(db);
    expect(await rows(db, sql`SELECT id, gateway_transaction AS number FROM payments ORDER BY id`)).toEqual([
      { id: "a", number: "FT1" },
      { id: "b", number: "ft2" },
      { id: "c", number: "FT2" },
      { id: "d", number: "FT3" },
      { id: "e", number: "Ft3" },
      { id: "f", number: "mo 1" },
    ]);
    expect(await rows(db, sql`SELECT bank_transaction AS number FROM unmatched_receipts`)).toEqual([{ number: "FT4" }]);
    expect(await rows(db, sql`SELECT bank_transaction AS number FROM payouts`)).toEqual([{ number: "FT5" }]);
    await close();
  });
});

describe("the migration of failed payouts", () => {
  it("takes the bank's number from the audit, unless it is recorded for another payout by now", async () => {
    const { db, close } = await before("failed-payouts");
    // Only the numbers matter here, so nothing checks what the rows refer to.
    await db.execute(sql`SET session_replication_role = replica`);
    for (const [id, status, number, reason] of [
      ["failed", "REFUSED", null, "closed"],
      ["again", "REFUSED", null, "closed"],
      ["refused", "REFUSED", null, "name"],
      ["paid", "PAID", "FT2", null],
    ] as const)
      await db.execute(sql`INSERT INTO payouts (id, customer_id, amount, status, bank, account_name, account_tail, requested_at,
        settled_at, bank_transaction, reason) VALUES (${id}, 'c', 1, ${status}, 'VCB', 'AN', '0123', now(), now(), ${number}, ${reason})`);
    for (const [payout, transaction] of [
      ["failed", "FT1"],
      ["again", "FT2"],
    ])
      await db.execute(sql`INSERT INTO admin_actions (at, actor, action, details)
        VALUES (now(), 'mai', 'payout failed', ${JSON.stringify({ payout, transaction })}::jsonb)`);
    await db.execute(sql`SET session_replication_role = origin`);
    await migrate(db);
    expect(await rows(db, sql`SELECT id, bank_transaction AS number FROM payouts ORDER BY id`)).toEqual([
      { id: "again", number: null },
      { id: "failed", number: "FT1" },
      { id: "paid", number: "FT2" },
      { id: "refused", number: null },
    ]);
    await close();
  });
});
