import { sql } from "drizzle-orm";
import { readConfig } from "../src/config/config.ts";
import type { Database } from "../src/db/client.ts";
import { row, rows } from "../src/db/rows.ts";
import { fillWhenEmpty } from "../src/first-start.ts";
import { openTestDatabase } from "../src/testing/database.ts";

const config = readConfig({ DATA_DIR: "memory://" });
const now = new Date("2026-12-01T03:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillWhenEmpty(database.db, config, now);
});
afterAll(() => database.close());

const count = async (what: ReturnType<typeof sql>) =>
  (await row<{ count: number }>(database.db, sql`SELECT count(*)::int AS count FROM ${what}`))?.count ?? 0;

describe("fillWhenEmpty", () => {
  it("leaves a shop that has products alone, and does not load the demo for it", async () => {
    jest.resetModules();
    jest.doMock("./index.ts", () => {
      throw new Error("The demo was loaded");
    });
    const again = await import("../src/first-start.ts");
    expect(await again.fillWhenEmpty(database.db, config, now)).toBe(false);
  });

  it("knows all provinces, districts and wards", async () => {
    expect([await count(sql`cities`), await count(sql`districts`), await count(sql`wards`)]).toEqual([63, 705, 10_599]);
    const merged = await rows(
      database.db,
      sql`SELECT c.name, c.merged_name FROM cities c WHERE c.id IN ('79', '77', '64') ORDER BY c.id`,
    );
    expect(merged).toEqual([
      { name: "Tỉnh Gia Lai", merged_name: null },
      { name: "Tỉnh Bà Rịa - Vũng Tàu", merged_name: "Thành phố Hồ Chí Minh" },
      { name: "Thành phố Hồ Chí Minh", merged_name: null },
    ]);
  });

  it("gives every variant one to four pieces for each way its product is offered", async () => {
    const wrong = await rows(
      database.db,
      sql`
        SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id LEFT JOIN units u ON u.variant_id = v.id
        GROUP BY v.id, p.id
        HAVING NOT (count(u.id) FILTER (WHERE u.type = 'rental') BETWEEN p.for_rent::int AND p.for_rent::int * 4)
          OR NOT (count(u.id) FILTER (WHERE u.type = 'sale') BETWEEN p.for_sale::int AND p.for_sale::int * 4)`,
    );
    expect(wrong).toEqual([]);
  });

  it("has pictures that show a colour of their product", async () => {
    const wrong = await rows(
      database.db,
      sql`
        SELECT path FROM product_images m WHERE NOT EXISTS (
          SELECT FROM product_attributes a WHERE a.product_id = m.product_id AND a.key = 'color' AND a.value = m.color)`,
    );
    expect(wrong).toEqual([]);
  });

  it("books some pieces over the coming weeks, and leaves most days free", async () => {
    const coming = await count(sql`bookings WHERE lower(wear) BETWEEN '2026-12-02' AND '2027-01-20'`);
    const pieces = await count(sql`units WHERE type = 'rental'`);
    expect(coming).toBeGreaterThan(pieces);
    expect(coming).toBeLessThan(pieces * 4);
  });

  it("writes some six hundred reviews that agree with the products' ratings", async () => {
    const reviews = await count(sql`reviews`);
    expect(reviews).toBeGreaterThan(450);
    expect(reviews).toBeLessThan(750);
    expect(await count(sql`reviews WHERE created_at > ${now.toISOString()}`)).toBe(0);
    const sums = await row(
      database.db,
      sql`SELECT sum(rating_count)::int = ${reviews} AS counted, bool_and(rating_sum <= rating_count * 5) AS bounded FROM products`,
    );
    expect(sums).toEqual({ counted: true, bounded: true });
  });

  it("never uses a sentence twice in reviews", async () => {
    const written = await rows<{ content: string }>(database.db, sql`SELECT content FROM reviews`);
    const sentences = written.flatMap(({ content }) => content.split(/(?<=\.) /));
    expect(sentences.length).toBeGreaterThan(written.length);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
