import { rangesOverlap } from "@thuot-tha/shared/domain";
import { eq, like, sql } from "drizzle-orm";
import * as fc from "fast-check";
import type { Database } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import {
  categories,
  productAttributes,
  productCategories,
  products,
  units,
  variants,
} from "../../db/schema/catalogue.ts";
import { bookings } from "../../db/schema/orders.ts";
import { openTestDatabase, runsOnServer } from "../../testing/database.ts";
import { countChoices } from "./facet-counts.ts";
import { type ProductFilter, searchWords } from "./product-filter.ts";
import { listProductIds, type Sort } from "./product-list.ts";
import { matching } from "./product-sets.ts";

/** Forty small products whose properties follow from their number. */
const shelf = Array.from({ length: 40 }, (_, n) => ({
  id: `p${n}`,
  name: ["Đầm", "Váy", "Áo dài"][n % 3]!,
  brand: ["Lam Kiều", "Nhà Sen"][n % 2]!,
  forRent: n % 4 > 0,
  forSale: n % 4 !== 2,
  price: 100_000 + (n % 7) * 50_000,
  reduced: n % 3 !== 1,
  collection: n % 5 === 0 ? ("trending_sale" as const) : null,
  category: `c${n % 3}`,
  color: `k${n % 4}`,
  sizes: n % 2 === 0 ? ["s"] : ["s", "m"],
  takenCount: n % 5,
  createdAt: new Date(Date.UTC(2026, 0, 1 + ((n * 7) % 40))),
}));
type Shelved = (typeof shelf)[number];

/** Two pieces of size "s" and one of each other size; the first piece of each third product is retired. */
const piecesOf = (one: Shelved, n: number) =>
  one.sizes.flatMap((size) =>
    Array.from({ length: size === "s" ? 2 : 1 }, (_, i) => ({
      id: `${one.id}-${size}-${i}`,
      variantId: `${one.id}-${size}`,
      size,
      type: one.forRent ? ("rental" as const) : ("sale" as const),
      retiredAt: n % 3 === 0 && i === 0 ? new Date("2026-06-01T00:00:00Z") : null,
      booked:
        (n + i) % 3 === 0
          ? null
          : { dateFrom: `2027-01-${10 + ((n * 3 + i) % 9)}`, dateTo: `2027-01-${12 + ((n * 3 + i) % 9)}` },
    })),
  );
const pieces = shelf.flatMap(piecesOf);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const category = (id: string) => ({
    id,
    link: id,
    name: id,
    parentId: null,
    description: "",
    imagePath: null,
    position: 0,
  });
  await db.insert(categories).values(["c0", "c1", "c2"].map(category));
  await db.insert(products).values(
    shelf.map(({ id, name, brand, forRent, forSale, price, reduced, collection, takenCount, createdAt }) => ({
      ...{ id, link: id, name, brand, description: "", keywords: "", forRent, forSale, takenCount, createdAt },
      ...{ originalPrice: reduced ? price + 50_000 : price, salePrice: forSale ? price : 0 },
      ...{ originalRentalPrice: 0, rentalPrice: forRent ? price : 0 },
      ...{ depositPrice: 0, membershipRentalPrice: 0, sizeChartId: null, collectionType: collection, isNew: false },
    })),
  );
  await db
    .insert(productCategories)
    .values(shelf.map(({ id, category }) => ({ productId: id, categoryId: category, position: 0 })));
  await db.insert(productAttributes).values(
    shelf.flatMap(({ id, color, sizes }) =>
      [["color", color], ...sizes.map((size) => ["size", size])].map(([key = "", slug = ""], position) => ({
        ...{ productId: id, key, slug, label: key, value: slug, hex: null, position },
      })),
    ),
  );
  await db
    .insert(variants)
    .values(
      shelf.flatMap(({ id, color, sizes }) =>
        sizes.map((size, position) => ({ id: `${id}-${size}`, productId: id, size, color, position })),
      ),
    );
  await db
    .insert(units)
    .values(pieces.map(({ id, variantId, type, retiredAt }) => ({ id, variantId, type, retiredAt })));
  const rented = pieces.filter(({ type, booked }) => type === "rental" && booked !== null);
  await db
    .insert(bookings)
    .values(rented.map(({ id, booked }) => ({ unitId: id, wear: daterange(booked!), blocked: daterange(booked!) })));
});
afterAll(() => database.close());

interface Requested {
  category?: string[];
  color?: string[];
  size?: string[];
  type?: "rent" | "sale";
  collection?: "trending_sale";
  reduced?: true;
  salePrices?: { min: number | null; max: number | null };
  rentalPrices?: { min: number | null; max: number | null };
  word?: string;
  day?: number;
}

const isCleared = ({ forSale, reduced }: Shelved): boolean => forSale && reduced;

const isWithin = (price: number, limits?: { min: number | null; max: number | null }) =>
  !limits || (price >= (limits.min ?? 0) && price <= (limits.max ?? 1e12));

/** @param counted the size whose products are counted; a free piece must have it, or else a chosen size */
const parts = (one: Shelved, requested: Requested, but: string, counted?: string): Record<string, boolean> => {
  const sizes = counted ? [counted] : but === "attr:size" ? undefined : requested.size;
  const day = requested.day === undefined ? null : `2027-01-${requested.day}`;
  const isFree = pieces.some(
    ({ id, type, retiredAt, size, booked }) =>
      id.startsWith(`${one.id}-`) &&
      type === "rental" &&
      retiredAt === null &&
      (sizes ?? [size]).includes(size) &&
      (day === null || booked === null || !rangesOverlap(booked, { dateFrom: day, dateTo: day })),
  );
  return {
    "cat:": !requested.category || requested.category.includes(one.category),
    "attr:color": !requested.color || requested.color.includes(one.color),
    "attr:size": !requested.size || requested.size.some((size) => one.sizes.includes(size)),
    type: !requested.type || (requested.type === "rent" ? one.forRent : one.forSale),
    collection: !requested.collection || (isCleared(one) && one.collection === requested.collection),
    "sale-prices": !requested.salePrices || (one.forSale && isWithin(one.price, requested.salePrices)),
    "rental-prices": !requested.rentalPrices || (one.forRent && isWithin(one.price, requested.rentalPrices)),
    fixed:
      (!requested.word || one.name.toLowerCase().startsWith(requested.word)) &&
      (day === null || isFree) &&
      (!requested.reduced || isCleared(one)),
  };
};
const fitting = (requested: Requested, but = "", counted?: string) =>
  shelf.filter((one) =>
    Object.entries(parts(one, requested, but, counted)).every(([name, fits]) => fits || name === but),
  );

const some = (...values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const limit = fc.option(fc.constantFrom(100_000, 200_000, 250_000), { nil: null });
const wish: fc.Arbitrary<Requested> = fc.record({
  category: some("c0", "c1", "c2"),
  color: some("k0", "k1", "k2", "k3"),
  size: some("s", "m"),
  type: fc.constantFrom(undefined, "rent" as const, "sale" as const),
  collection: fc.constantFrom(undefined, undefined, "trending_sale" as const),
  reduced: fc.constantFrom(undefined, undefined, true as const),
  salePrices: fc.option(fc.record({ min: limit, max: limit }), { nil: undefined }),
  rentalPrices: fc.option(fc.record({ min: limit, max: limit }), { nil: undefined }),
  word: fc.constantFrom(undefined, undefined, "áo", "vá"),
  day: fc.option(fc.integer({ min: 10, max: 21 }), { nil: undefined }),
});

const filterOf = ({ category, color, size, word, day, ...same }: Requested): ProductFilter => ({
  ...same,
  categories: new Map(category ? [["", category]] : []),
  attributes: new Map([...(color ? [["color", color] as const] : []), ...(size ? [["size", size] as const] : [])]),
  ...(word ? { search: { words: searchWords(word), tolerant: false } } : {}),
  ...(day ? { blocked: { dateFrom: `2027-01-${day}`, dateTo: `2027-01-${day}` } } : {}),
});

async function list({ db }: Database, filter: ProductFilter, sort: Sort, page: { page: number; limit: number }) {
  const matches = await matching(db, filter);
  return { ids: listProductIds(matches, sort, page), total: matches.total };
}

const newest = (a: Shelved, b: Shelved) => b.createdAt.getTime() - a.createdAt.getTime();
const cheapest = (a: Shelved, b: Shelved) => a.price - b.price || (a.id < b.id ? -1 : 1);
const orders: Record<Exclude<Sort, "best_match">, (a: Shelved, b: Shelved) => number> = {
  newest,
  top_seller: (a, b) => b.takenCount - a.takenCount || newest(a, b),
  price_asc: cheapest,
  price_desc: (a, b) => cheapest(b, a),
};
const sorts = fc.constantFrom<keyof typeof orders>("newest", "top_seller", "price_asc", "price_desc");

describe("products as sets", () => {
  it("list matching products in any order, for any filter and page", async () => {
    const pages = fc.record({ page: fc.integer({ min: 1, max: 4 }), limit: fc.constantFrom(3, 100) });
    await fc.assert(
      fc.asyncProperty(wish, sorts, pages, async (requested, sort, page) => {
        const expected = fitting(requested).sort(orders[sort]);
        const shown = expected.slice((page.page - 1) * page.limit, page.page * page.limit);
        const found = await list(database, filterOf(requested), sort, page);
        expect(found).toEqual({ ids: shown.map(({ id }) => id), total: expected.length });
      }),
      { numRuns: 300 },
    );
  });

  it("count the products of every option, for any filter", async () => {
    await fc.assert(
      fc.asyncProperty(wish, async (requested) => {
        const { options, salePrices, rentalPrices } = countChoices(await matching(database.db, filterOf(requested)));
        const counted: Record<string, number> = {};
        for (const { dimension, option, count } of options) counted[`${dimension} ${option}`] = count;
        const expected: Record<string, number> = {};
        const add = (but: string, optionsOf: (one: Shelved) => string[], counted?: string) => {
          for (const one of fitting(requested, but, counted)) {
            for (const option of optionsOf(one)) expected[`${but} ${option}`] = (expected[`${but} ${option}`] ?? 0) + 1;
          }
        };
        add("cat:", (one) => [one.category]);
        add("attr:color", (one) => [one.color]);
        for (const size of ["s", "m"]) add("attr:size", (one) => one.sizes.filter((its) => its === size), size);
        add("type", (one) => [...(one.forRent ? ["rent"] : []), ...(one.forSale ? ["sale"] : [])]);
        add("collection", (one) => (one.collection && isCleared(one) ? [one.collection] : []));
        expect(counted).toEqual(expected);
        const spanOf = (but: string, offered: "forSale" | "forRent") => {
          const found = fitting(requested, but).flatMap((one) => (one[offered] ? [one.price] : []));
          return found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) };
        };
        expect(salePrices).toEqual(spanOf("sale-prices", "forSale"));
        expect(rentalPrices).toEqual(spanOf("rental-prices", "forRent"));
      }),
      { numRuns: 150 },
    );
  });

  it("follow every change of a product", async () => {
    const { db } = database;
    const idsOf = async (change: Partial<ProductFilter>) => {
      const filter = { categories: new Map(), attributes: new Map(), ...change };
      return (await list(database, filter, "newest", { page: 1, limit: 100 })).ids;
    };
    const called = (word: string) => idsOf({ search: { words: searchWords(word), tolerant: false } });
    const blue = { attributes: new Map([["color", ["blue"]]]) };
    const blocked = { dateFrom: "2028-01-10", dateTo: "2028-01-11" };
    await db.update(products).set({ name: "Yếm đào", forSale: true, salePrice: 1000 }).where(eq(products.id, "p1"));
    await db.insert(productCategories).values({ productId: "p1", categoryId: "c0", position: 1 });
    await db.update(productAttributes).set({ slug: "blue" }).where(sql`product_id = 'p1' AND key = 'color'`);
    expect([await called("yem"), await idsOf(blue)]).toEqual([["p1"], ["p1"]]);
    expect(await idsOf({ categories: new Map([["", ["c0"]]]) })).toContain("p1");
    expect(await idsOf({ blocked })).toContain("p1");
    await db
      .update(units)
      .set({ retiredAt: new Date("2027-01-01T00:00:00Z") })
      .where(like(units.id, "p1-%"));
    expect(await idsOf({ blocked })).not.toContain("p1");
    await db.update(units).set({ retiredAt: null }).where(eq(units.id, "p1-m-0"));
    expect(await idsOf({ blocked })).toContain("p1");
    await db.insert(bookings).values({ unitId: "p1-m-0", wear: daterange(blocked), blocked: daterange(blocked) });
    expect(await idsOf({ blocked })).not.toContain("p1");
    // A piece that is booked twice on the days counts once: the other piece of its variant is free.
    await db.update(units).set({ retiredAt: null }).where(like(units.id, "p1-s-%"));
    const days = { dateFrom: "2028-01-10", dateTo: "2028-01-13" };
    const book = (unitId: string, day: string) => {
      const range = daterange({ dateFrom: day, dateTo: day });
      return db.insert(bookings).values({ unitId, wear: range, blocked: range });
    };
    await book("p1-s-0", "2028-01-10");
    await book("p1-s-0", "2028-01-12");
    expect(await idsOf({ blocked: days })).toContain("p1");
    await book("p1-s-1", "2028-01-13");
    expect(await idsOf({ blocked: days })).not.toContain("p1");
    const at777 = { rentalPrices: { min: 777_000, max: 777_000 } };
    expect(await idsOf(at777)).toEqual([]);
    await db.update(products).set({ rentalPrice: 777_000 }).where(eq(products.id, "p1"));
    expect(await idsOf(at777)).toEqual(["p1"]);
    const [first] = await idsOf({});
    expect(first).not.toBe("p1");
    await db
      .update(products)
      .set({ createdAt: new Date("2026-12-01T00:00:00Z") })
      .where(eq(products.id, "p1"));
    expect((await idsOf({}))[0]).toBe("p1");
    const dimensionsOf = async (id: string) => {
      const { options } = countChoices(await matching(db, { categories: new Map(), attributes: new Map() }));
      return options.flatMap(({ dimension, option }) => (option === id ? [dimension] : []));
    };
    expect(await dimensionsOf("c1")).toEqual(["cat:"]);
    await db.update(categories).set({ parentId: "c0" }).where(eq(categories.id, "c1"));
    expect(await dimensionsOf("c1")).toEqual(["cat:c0"]);
    await db.delete(products).where(eq(products.id, "p4"));
    const left = await idsOf({});
    expect([left.length, left.includes("p4")]).toEqual([39, false]);
  });
});

(runsOnServer ? describe : describe.skip)("products for wear dates", () => {
  it("follow an order that is committed after later orders", async () => {
    const { db } = database;
    const blocked = { dateFrom: "2028-05-10", dateTo: "2028-05-11" };
    const days = daterange(blocked);
    const isListed = async (id: string) => {
      const filter = { categories: new Map(), attributes: new Map(), blocked };
      return (await list(database, filter, "newest", { page: 1, limit: 100 })).ids.includes(id);
    };
    let isBooked = () => {};
    let commit = () => {};
    const booked = new Promise<void>((resolve) => (isBooked = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const order = db.transaction(async (tx) => {
      await tx.insert(bookings).values(["p2-s-0", "p2-s-1"].map((unitId) => ({ unitId, wear: days, blocked: days })));
      isBooked();
      await mayCommit;
    });
    await booked;
    expect([await isListed("p2"), await isListed("p14")]).toEqual([true, true]);
    await db.insert(bookings).values(["p14-s-0", "p14-s-1"].map((unitId) => ({ unitId, wear: days, blocked: days })));
    expect([await isListed("p2"), await isListed("p14")]).toEqual([true, false]);
    commit();
    await order;
    expect([await isListed("p2"), await isListed("p14")]).toEqual([false, false]);
  });
});
