import { sql } from "drizzle-orm";
import { rows } from "../db/rows.ts";
import { useShop } from "../testing/shop.ts";
import { cachedProductData, cachedResponse } from "./catalogue-cache.ts";
import { catalogueVersion, foldCatalogueChanges } from "./queries/catalogue-version.ts";

const shop = useShop();

describe("a response about the catalogue", () => {
  it("is made once, and again after a change has been committed", async () => {
    const { db } = shop.context;
    let made = 0;
    const answer = () => cachedResponse(db, "a question", async () => ({ made: ++made }));
    expect([await answer(), await answer(), await answer()]).toEqual(Array(3).fill({ text: '{"made":1}' }));
    await db.execute(sql`UPDATE products SET is_new = is_new`);
    expect(await answer()).toEqual({ text: '{"made":2}' });
    await db.execute(sql`UPDATE customers SET id = id`);
    expect(await answer()).toEqual({ text: '{"made":2}' });
  });

  it("is not cached when it cannot be made", async () => {
    const { db } = shop.context;
    const failing = cachedResponse(db, "another", () => Promise.reject(new Error("no answer")));
    await expect(failing).rejects.toThrow("no answer");
    expect(await cachedResponse(db, "another", async () => 7)).toEqual({ text: "7" });
  });

  it("returns the changed answer as soon as the change is committed", async () => {
    const list = async () => (await shop.app.inject("/v2/product/list")).json().items[0];
    const { id, name } = await list();
    await shop.context.db.execute(sql`UPDATE products SET name = ${`${name} mới`} WHERE id = ${id}`);
    expect((await list()).name).toBe(`${name} mới`);
  });
});

describe("data of a product", () => {
  it("is found once, and again after a change has been committed", async () => {
    const { db } = shop.context;
    let found = 0;
    const answer = () => cachedProductData(db, "a product", async () => ++found);
    expect([await answer(), await answer()]).toEqual([1, 1]);
    await db.execute(sql`UPDATE product_attributes SET position = position`);
    expect(await answer()).toBe(2);
  });

  it("is no older than a commit on its page, and pieces are counted each time", async () => {
    const { db } = shop.context;
    const page = async () => (await shop.app.inject("/v2/product/dam-lua-sen")).json();
    const { name, variants } = await page();
    expect(variants.map((one: { saleUnits: number }) => one.saleUnits)).toEqual([1, 2]);
    await db.execute(sql`UPDATE products SET name = ${`${name} mới`} WHERE id = 'lotus'`);
    await db.execute(sql`UPDATE units SET retired_at = now() WHERE variant_id = 'lotus-s' AND type = 'sale'`);
    const now = await page();
    expect(now.name).toBe(`${name} mới`);
    expect(now.variants.map((one: { saleUnits: number }) => one.saleUnits)).toEqual([0, 2]);
  });

  it("is refused each time when there is no such product", async () => {
    for (const path of ["/v2/product/nothing", "/v2/product/nothing/related"]) {
      for (const _ of [1, 2]) expect((await shop.app.inject(path)).statusCode).toBe(404);
    }
  });
});

describe("the catalogue's version", () => {
  const changesOf = (version: string) => Number(version.split(" ").at(-1));

  it("grows by one with each transaction, and keeps its value when the changes are folded", async () => {
    const { db } = shop.context;
    const before = changesOf(await catalogueVersion(db));
    await db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET is_new = is_new`);
      await tx.execute(sql`UPDATE categories SET position = position`);
    });
    await db.execute(sql`UPDATE variants SET position = position`);
    expect(changesOf(await catalogueVersion(db))).toBe(before + 2);
    await foldCatalogueChanges(db);
    await foldCatalogueChanges(db);
    expect(changesOf(await catalogueVersion(db))).toBe(before + 2);
    expect(await rows(db, sql`SELECT count(*)::int AS count FROM catalogue_changes`)).toEqual([{ count: 1 }]);
  });

  it("is another one in a restored database with as many changes", async () => {
    const { db } = shop.context;
    const before = await catalogueVersion(db);
    await db.execute(sql`CREATE TABLE restored (LIKE catalogue_changes INCLUDING ALL)`);
    await db.execute(sql`INSERT INTO restored SELECT * FROM catalogue_changes`);
    await db.execute(sql`DROP TABLE catalogue_changes`);
    await db.execute(sql`ALTER TABLE restored RENAME TO catalogue_changes`);
    const after = await catalogueVersion(db);
    expect(changesOf(after)).toBe(changesOf(before));
    expect(after).not.toBe(before);
  });

  it.each([
    ...["products", "product_images", "product_attributes", "product_categories"],
    ...["categories", "category_displays", "variants"],
  ])("grows with a change of %s", async (table) => {
    const { db } = shop.context;
    const before = changesOf(await catalogueVersion(db));
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE false`);
    expect(changesOf(await catalogueVersion(db))).toBe(before + 1);
  });
});
