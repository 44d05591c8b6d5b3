import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { products } from "../../db/schema/catalogue.ts";
import { openTestDatabase, runsOnServer } from "../../testing/database.ts";
import { membersOf } from "./bits.ts";
import { type ProductFilter, searchWords } from "./product-filter.ts";
import { matching } from "./product-sets.ts";

let database: Database;
let db: Db;
const product = (id: string, name: string, keywords: string) => ({
  ...{ id, link: id, name, keywords, brand: "Nhà Sen", description: "", forRent: true, forSale: false },
  ...{ originalPrice: 0, salePrice: 0, originalRentalPrice: 1, rentalPrice: 1, depositPrice: 0 },
  ...{ membershipRentalPrice: 0, sizeChartId: null, collectionType: null, isNew: false },
  createdAt: new Date("2026-12-01T00:00:00Z"),
});
const rename = (id: string, name: string, on = db) => on.update(products).set({ name }).where(eq(products.id, id));

/** The products "0" and "1" are of the first chunk, "5000" of the next: their ids are their places. */
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  await db.insert(products).values([product("0", "Đầm lụa", "tiệc"), product("1", "Váy lụa", "")]);
  await db.execute(sql`ALTER TABLE products ALTER COLUMN place RESTART WITH 5000`);
  await db.insert(products).values([product("5000", "Váy nhung", "lụa")]);
});
afterEach(() => database.close());

/** Places of the products that have the words, and of those that have them in their name. */
const search = (on: Db, ...words: string[]) => find(on, { words: searchWords(words.join(" ")), tolerant: false });
/** The same for similar words. */
const searchLike = (on: Db, ...words: string[]) => find(on, { words: searchWords(words.join(" ")), tolerant: true });

async function find(on: Db, search: ProductFilter["search"]) {
  const filter = { categories: new Map(), attributes: new Map(), search };
  const { chunks } = await matching(on, filter);
  const [found, named] = [
    chunks.map(({ chunk, leftBy }) => ({ chunk, bits: leftBy("") })),
    chunks.map((one) => ({ chunk: one.chunk, bits: one.having("named") })),
  ].map((sets) =>
    sets.flatMap(({ chunk, bits }) => Array.from(membersOf(bits).sort(), (n) => chunk.number * 4096 + n)),
  );
  return { found, named };
}

/** The database with a function that is called after each statement. */
const observed = (after: (query: SQL) => Promise<unknown>): Db =>
  new Proxy(db, {
    get: (of, name) =>
      name === "execute"
        ? async (query: SQL) => {
            const result = await of.execute(query);
            await after(query);
            return result;
          }
        : Reflect.get(of, name),
  });

describe("words of a search", () => {
  it("are read by an index where there are many, those that mean the same included", async () => {
    await db.execute(sql`INSERT INTO word_sets (word, chunk, members, named)
      SELECT 'w' || n, n % 2, B'0'::bit(4096), B'0'::bit(4096) FROM generate_series(1, 4000) n`);
    await db.execute(
      sql`INSERT INTO search_words (word, written) SELECT 'w' || n, 'w' || n FROM generate_series(1, 4000) n`,
    );
    await db.execute(sql`ANALYZE word_sets, search_words`);
    const plans: string[] = [];
    const explained = observed(async (query) => {
      const lines = await rows<{ "QUERY PLAN": string }>(db, sql`EXPLAIN ${query}`);
      plans.push(...lines.map((line) => line["QUERY PLAN"]));
    });
    expect((await search(explained, "váy")).found).toEqual([0, 1, 5000]);
    expect((await searchLike(explained, "lụâ")).found).toEqual([0, 1, 5000]);
    const scans = plans.filter((line) => line.includes(" on word_sets"));
    expect(scans.length).toBeGreaterThanOrEqual(4);
    expect(scans.filter((line) => line.includes("Seq Scan"))).toEqual([]);
  });

  it("find what has them all, in its name or elsewhere, by their beginnings", async () => {
    expect(await search(db, "lua")).toEqual({ found: [0, 1, 5000], named: [0, 1] });
    expect(await search(db, "va", "lua")).toEqual({ found: [1, 5000], named: [1] });
    expect(await search(db, "lua", "lua", "tiec")).toEqual({ found: [0], named: [] });
    expect(await search(db, "len")).toEqual({ found: [], named: [] });
  });

  it("are read once, and again for a chunk that has changed", async () => {
    let statements = 0;
    const counting = observed(async () => {
      statements += 1;
    });
    const statementsOf = async (...words: string[]) => {
      const before = statements;
      await search(counting, ...words);
      return statements - before;
    };
    await search(counting, "nhung");
    // One for the version of the catalogue, one for the words.
    expect(await statementsOf("lua", "va")).toBe(2);
    expect(await statementsOf("va", "lua")).toBe(1);
    expect(await statementsOf("len")).toBe(2);
    expect(await statementsOf("len")).toBe(1);
    await rename("0", "Đầm len");
    // Three more read the versions of chunks, the changed chunk and its popularity.
    expect(await statementsOf("len")).toBe(5);
    expect(await statementsOf("len")).toBe(1);
  });

  it("are read once with what is similar, and again in all chunks once one has changed", async () => {
    let statements = 0;
    const counting = observed(async () => {
      statements += 1;
    });
    const expectStatements = async (count: number, places: number[]) => {
      const before = statements;
      expect((await searchLike(counting, "nhungg")).found).toEqual(places);
      expect(statements - before).toBe(count);
    };
    await search(counting, "nhungg");
    await expectStatements(2, [5000]);
    await expectStatements(1, [5000]);
    await rename("0", "Đầm nhungg");
    await expectStatements(5, [0]);
    await expectStatements(1, [0]);
  });

  it("of short words are similar only where no product has one that begins so", async () => {
    expect((await searchLike(db, "lau")).found).toEqual([0, 1, 5000]);
    await rename("0", "Đầm lau");
    expect((await searchLike(db, "lau")).found).toEqual([0]);
    expect((await search(db, "lau")).found).toEqual([0]);
  });

  it("follow changes of each chunk, also where they found nothing before", async () => {
    expect(await search(db, "len")).toEqual({ found: [], named: [] });
    expect(await search(db, "lua")).toEqual({ found: [0, 1, 5000], named: [0, 1] });
    await rename("5000", "Váy len");
    await rename("1", "Váy nhung");
    expect(await search(db, "len")).toEqual({ found: [5000], named: [5000] });
    expect(await search(db, "lua")).toEqual({ found: [0, 5000], named: [0] });
    await db.delete(products).where(eq(products.id, "5000"));
    expect(await search(db, "lua")).toEqual({ found: [0], named: [0] });
  });

  it("follow a change that comes after the versions were read and before the words", async () => {
    let change: (() => Promise<unknown>) | null = null;
    const changing = observed(async () => {
      const now = change;
      change = null;
      await now?.();
    });
    await search(changing, "nhung");
    change = () => rename("0", "Đầm len");
    await search(changing, "len");
    expect(await search(changing, "len")).toEqual({ found: [0], named: [0] });
    change = () => rename("0", "Đầm nhung");
    await search(changing, "len");
    expect(await search(changing, "len")).toEqual({ found: [], named: [] });
  });

  (runsOnServer ? it : it.skip)("follow a change that is committed after later changes", async () => {
    let renamed = () => {};
    let commit = () => {};
    const isRenamed = new Promise<void>((resolve) => (renamed = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const change = db.transaction(async (tx) => {
      await rename("0", "Đầm len", tx);
      renamed();
      await mayCommit;
    });
    await isRenamed;
    expect(await search(db, "len")).toEqual({ found: [], named: [] });
    await rename("5000", "Váy len");
    expect(await search(db, "len")).toEqual({ found: [5000], named: [5000] });
    commit();
    await change;
    expect(await search(db, "len")).toEqual({ found: [0, 5000], named: [0, 5000] });
  });
});
