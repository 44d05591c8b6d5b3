import type { Database } from "../../db/client.ts";
import { categories, productAttributes, productCategories, products } from "../../db/schema/catalogue.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { listRelatedIds } from "./product-related.ts";

/** Products by their categories and attributes; `taken`: how often they were rented or bought. */
const shelf = {
  red: { categories: ["dress", "party"], attributes: { color: "red", size: "s", material: "silk" }, taken: 0 },
  twin: { categories: ["dress", "party"], attributes: { color: "red" }, taken: 1 },
  green: { categories: ["dress", "party"], attributes: { color: "green" }, taken: 9 },
  dress: { categories: ["dress"], attributes: { color: "green" }, taken: 2 },
  redDress: { categories: ["dress"], attributes: { color: "red", material: "silk" }, taken: 1 },
  popularDress: { categories: ["dress"], attributes: { color: "blue", size: "s" }, taken: 8 },
  bag: { categories: ["bag"], attributes: { color: "red" }, taken: 9 },
  lonely: { categories: [], attributes: { color: "red" }, taken: 0 },
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const common = { description: "", keywords: "", brand: "Sen", forRent: true, forSale: false, isNew: false };
  const prices = { originalPrice: 0, salePrice: 0, originalRentalPrice: 1, rentalPrice: 1, depositPrice: 0 };
  await db.insert(categories).values(
    ["dress", "party", "bag"].map((id) => ({
      ...{ id, link: id, name: id, parentId: null, description: "", imagePath: null, position: 0 },
    })),
  );
  const entries = Object.entries(shelf);
  await db.insert(products).values(
    entries.map(([id, { taken }]) => ({
      ...{ id, link: id, name: id, takenCount: taken, createdAt: new Date("2026-11-01T00:00:00Z") },
      ...{ ...common, ...prices, membershipRentalPrice: 0, sizeChartId: null, collectionType: null },
    })),
  );
  await db
    .insert(productCategories)
    .values(
      entries.flatMap(([productId, one]) =>
        one.categories.map((categoryId, position) => ({ productId, categoryId, position })),
      ),
    );
  const attributes = entries.flatMap(([productId, one]) =>
    Object.entries(one.attributes).map(([key, slug]) => ({ productId, key, slug })),
  );
  await db
    .insert(productAttributes)
    .values(attributes.map((one) => ({ ...one, label: one.key, value: one.slug, hex: null, position: 0 })));
});
afterAll(() => database.close());

describe("listRelatedIds", () => {
  it("lists what shares the most categories and attributes but sizes, the more popular first, and not the product itself", async () => {
    expect(await listRelatedIds(database.db, "red", 12)).toEqual([
      "twin",
      "green",
      "redDress",
      "popularDress",
      "dress",
    ]);
  });

  it("lists no more than the limit", async () => {
    expect(await listRelatedIds(database.db, "red", 2)).toEqual(["twin", "green"]);
  });

  it("lists nothing for the only product of its categories, and for one without any", async () => {
    expect(await listRelatedIds(database.db, "bag", 12)).toEqual([]);
    expect(await listRelatedIds(database.db, "lonely", 12)).toEqual([]);
  });
});
