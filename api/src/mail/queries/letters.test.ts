import { sql } from "drizzle-orm";
import { letters } from "../../db/schema/letters.ts";
import { countLetters } from "../../http/metrics.ts";
import { scannedTables } from "../../testing/scans.ts";
import { useShop } from "../../testing/shop.ts";
import { newCustomer } from "../../testing/steps.ts";
import { claimLetter, deleteOldLetters, giveUpLetters, insertLetter, markUnsent } from "./letters.ts";

const shop = useShop();

describe("countLetters and deleteOldLetters", () => {
  it("find letters by an index among many sent ones", async () => {
    const { customerId } = await newCustomer(shop);
    const [now, old] = [new Date("2026-12-01T03:00:00Z"), new Date("2026-10-01T03:00:00Z")];
    await shop.context.db.transaction(async (tx) => {
      const letter = { customerId, kind: "welcome", data: {} };
      await tx.insert(letters).values([
        { ...letter, createdAt: now, nextTryAt: now },
        { ...letter, createdAt: old, problem: "too late" },
      ]);
      await tx.execute(sql`INSERT INTO letters (customer_id, kind, data, created_at, sent_at)
        SELECT ${customerId}, 'welcome', '{}', '2026-12-01', '2026-12-01' FROM generate_series(1, 5000)`);
      await tx.execute(sql`ANALYZE letters`);
      const scanned = await scannedTables(tx, async () => {
        expect(await countLetters(tx)).toEqual({ waiting: 1, givenUp: 1 });
        await deleteOldLetters(tx, new Date("2026-11-01T03:00:00Z"));
        expect(await countLetters(tx)).toEqual({ waiting: 1, givenUp: 0 });
      });
      expect(scanned).toEqual([]);
    });
  });
});

describe("markUnsent", () => {
  it("does not repeat a letter that was given up after its lease, while it was still being sent", async () => {
    const { customerId } = await newCustomer(shop);
    await shop.letters();
    const [now, lease] = [new Date("2026-12-01T03:00:00Z"), new Date("2026-12-01T03:01:00Z")];
    const { db } = shop.context;
    await db.transaction(async (tx) => {
      await insertLetter(tx, { customerId, kind: "reset-password", data: { token: "t" }, uselessAt: now }, now);
      const claim = await claimLetter(tx, now, lease);
      expect(await giveUpLetters(tx, now, now)).toBe(0);
      expect(await giveUpLetters(tx, lease, now)).toBe(1);
      expect(await markUnsent(tx, claim!, "refused", lease)).toBe(false);
      expect(await claimLetter(tx, lease, lease)).toBeNull();
    });
  });
});
