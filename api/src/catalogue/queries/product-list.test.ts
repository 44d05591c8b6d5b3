import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { countChoices } from "./facet-counts.ts";
import { type ProductFilter, searchWords } from "./product-filter.ts";
import { listProductIds, type Sort } from "./product-list.ts";
import { matching } from "./product-sets.ts";

async function list({ db }: Database, filter: ProductFilter, sort: Sort, page: { page: number; limit: number }) {
  const matches = await matching(db, filter);
  return { ids: listProductIds(matches, sort, page), total: matches.total };
}

describe("products of several chunks", () => {
  let many: Database;
  beforeAll(async () => {
    many = await openTestDatabase();
    // The nth product costs n đồng a day; every third has the word in its name, the others among its keywords.
    await many.db.execute(sql`
      INSERT INTO products (id, link, name, brand, description, keywords, for_rent, for_sale, original_price, sale_price,
        original_rental_price, rental_price, deposit_price, membership_rental_price, is_new, created_at)
      SELECT 'm' || n, 'm' || n, CASE WHEN n % 3 = 0 THEN 'Váy' ELSE 'Quần' END, 'Nhà Sen', '', 'Váy', true, n > 4200, 0, n, n, n, 0, 0, false,
        timestamptz '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, 4500) n`);
    // Those up to 2900 have a piece for rent.
    await many.db.execute(sql`INSERT INTO variants (id, product_id, size, color, position)
      SELECT 'm' || n, 'm' || n, 'S', 'đỏ', 0 FROM generate_series(1, 2900) n`);
    await many.db.execute(sql`INSERT INTO units (id, variant_id, type) SELECT id, id, 'rental' FROM variants`);
  });
  afterAll(() => many.close());

  const filter: ProductFilter = { categories: new Map(), attributes: new Map() };

  it("list many in order, and few in order", async () => {
    const listed = (change: Partial<ProductFilter>, page: number) =>
      list(many, { ...filter, ...change }, "price_desc", { page, limit: 2 });
    expect(await listed({}, 1)).toEqual({ ids: ["m4500", "m4499"], total: 4500 });
    expect(await listed({}, 2250)).toEqual({ ids: ["m2", "m1"], total: 4500 });
    expect(await listed({ rentalPrices: { min: 4095, max: 4100 } }, 2)).toEqual({ ids: ["m4098", "m4097"], total: 6 });
    expect(await listed({ rentalPrices: { min: 2000, max: 4100 } }, 1)).toEqual({
      ids: ["m4100", "m4099"],
      total: 2101,
    });
    expect(await listed({ salePrices: { min: 4250, max: 4400 } }, 1)).toEqual({ ids: ["m4400", "m4399"], total: 151 });
    expect(await listed({ salePrices: { min: 4250, max: 4400 } }, 76)).toEqual({ ids: ["m4250"], total: 151 });
    const cheapest = (change: Partial<ProductFilter>) =>
      list(many, { ...filter, ...change }, "price_asc", { page: 1, limit: 2 });
    expect((await cheapest({ rentalPrices: { min: 2000, max: 4100 } })).ids).toEqual(["m2000", "m2001"]);
    expect((await cheapest({ salePrices: { min: 4250, max: null } })).ids).toEqual(["m4250", "m4251"]);
  });

  it("list those with the word in their name first, of many and of few", async () => {
    const listed = (change: Partial<ProductFilter>, page: number) =>
      list(many, { ...filter, search: { words: searchWords("vay"), tolerant: false }, ...change }, "best_match", {
        page,
        limit: 2,
      });
    expect(await listed({}, 1)).toEqual({ ids: ["m4500", "m4497"], total: 4500 });
    expect(await listed({}, 751)).toEqual({ ids: ["m4499", "m4498"], total: 4500 });
    expect(await listed({ rentalPrices: { min: 4094, max: 4099 } }, 2)).toEqual({ ids: ["m4099", "m4097"], total: 6 });
  });

  it("list equal prices by id, and follow a new price in any chunk", async () => {
    await many.db.execute(sql`UPDATE products SET rental_price = 9000 WHERE id IN ('m9', 'm10', 'm4400')`);
    const listed = (sort: Sort, page: number) => list(many, filter, sort, { page, limit: 3 });
    expect((await listed("price_desc", 1)).ids).toEqual(["m9", "m4400", "m10"]);
    expect((await listed("price_asc", 1500)).ids).toEqual(["m10", "m4400", "m9"]);
    await many.db.execute(sql`UPDATE products SET rental_price = substr(id, 2)::int WHERE rental_price = 9000`);
    expect((await listed("price_desc", 1)).ids).toEqual(["m4500", "m4499", "m4498"]);
  });

  it("list the most popular first, and follow a new count in any chunk", async () => {
    const popular = async () => (await list(many, filter, "top_seller", { page: 1, limit: 4 })).ids;
    expect(await popular()).toEqual(["m4500", "m4499", "m4498", "m4497"]);
    await many.db.execute(sql`UPDATE products SET taken_count = 1 WHERE id IN ('m10', 'm4400')`);
    expect(await popular()).toEqual(["m4400", "m10", "m4500", "m4499"]);
    await many.db.execute(sql`UPDATE products SET taken_count = 2 WHERE id = 'm10'`);
    expect(await popular()).toEqual(["m10", "m4400", "m4500", "m4499"]);
    await many.db.execute(sql`UPDATE products SET taken_count = 0`);
    expect(await popular()).toEqual(["m4500", "m4499", "m4498", "m4497"]);
  });

  it("count all chunks together, whether a filter leaves all of them, most, half, few, or nearly those in stock", async () => {
    const counted = async (change: Partial<ProductFilter>) => {
      const { options, rentalPrices, salePrices } = countChoices(await matching(many.db, { ...filter, ...change }));
      return { counts: options.map(({ option, count }) => [option, count]), rentalPrices, salePrices };
    };
    expect(await counted({})).toEqual({
      counts: [
        ["rent", 4500],
        ["sale", 300],
      ],
      rentalPrices: { min: 1, max: 4500 },
      salePrices: { min: 4201, max: 4500 },
    });
    expect((await counted({ rentalPrices: { min: 101, max: null } })).counts).toEqual([
      ["rent", 4400],
      ["sale", 300],
    ]);
    expect((await counted({ rentalPrices: { min: 2001, max: null } })).counts).toEqual([
      ["rent", 2500],
      ["sale", 300],
    ]);
    expect((await counted({ rentalPrices: { min: 11, max: 2950 } })).counts).toEqual([["rent", 2940]]);
    expect((await counted({ rentalPrices: { min: 4001, max: 4300 } })).counts).toEqual([
      ["rent", 300],
      ["sale", 100],
    ]);
    expect((await counted({ salePrices: { min: 4400, max: null } })).rentalPrices).toEqual({ min: 4400, max: 4500 });
  });

  it("are listed and counted without a chunk that has lost all its products", async () => {
    await many.db.execute(sql`DELETE FROM products WHERE place >= 4096`);
    const { total } = await matching(many.db, filter);
    const { options } = countChoices(await matching(many.db, filter));
    expect(total).toBe(4096);
    expect(options.map(({ option, count }) => [option, count])).toEqual([["rent", 4096]]);
  });
});
