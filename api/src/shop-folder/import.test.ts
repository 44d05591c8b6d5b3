import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import type { Objects } from "@thuot-tha/shared/server";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { row, rows } from "../db/rows.ts";
import { readyMedia } from "../media.ts";
import { retireUnits } from "../order/queries/changes.ts";
import { openTestDatabase, runsOnServer } from "../testing/database.ts";
import { exportFolder } from "./export.ts";
import { type ImportOptions, importFolder } from "./import.ts";
import { pictureFiles } from "./pictures.ts";
import { readFolder } from "./read.ts";

const example = join(__dirname, "..", "..", "..", "docs", "example-shop");
const now = new Date("2026-12-01T03:00:00Z");

let database: Database;
let directory: string;
let media: Objects;
beforeEach(async () => {
  database = await openTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "shop-folder-"));
  media = await readyMedia({ folder: join(directory, "media") });
  await cp(example, join(directory, "shop"), { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const folder = (name = "shop") => join(directory, name);
const load = async (options: Partial<ImportOptions> = {}, name = "shop") =>
  importFolder(database.db, await readFolder(folder(name)), pictureFiles(folder(name), media), {
    now,
    ...options,
  });
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder(), file), change(await readFile(join(folder(), file), "utf8")));
const numbers = (what: ReturnType<typeof sql>) => row<Record<string, number>>(database.db, what);

const counts = sql`SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM variants) AS variants,
  (SELECT count(*)::int FROM units WHERE type = 'rental') AS rentals, (SELECT count(*)::int FROM units WHERE type = 'sale') AS sales,
  (SELECT count(*)::int FROM product_images) AS pictures, (SELECT count(*)::int FROM categories) AS categories,
  (SELECT count(*)::int FROM pages) AS pages`;

describe("importing a shop's folder", () => {
  it("fills an empty shop, and then changes nothing", async () => {
    await load();
    expect(await numbers(counts)).toEqual({
      ...{ products: 10, variants: 34, rentals: 42, sales: 48, pictures: 12, categories: 6, pages: 12 },
    });
    expect(await load()).toEqual([]);
  });

  it.each([
    ["one character", "NFC"],
    ["several characters", "NFD"],
  ])("finds names and pictures whose letters with marks are %s", async (_, form) => {
    const picture = (name: string) => join(folder(), "pictures", name);
    await rename(picture("tui-coi-1.jpg"), picture("túi-cói.jpg".normalize(form)));
    await edit("pictures.csv", (text) => text.replace("tui-coi-1.jpg", "túi-cói.jpg"));
    await edit("categories.csv", (text) => text.replace("tui-coi-1.jpg", "túi-cói.jpg"));
    await edit("products.csv", (text) => text.normalize("NFD"));
    await edit("pages/info/lien-he.md", (text) => text.normalize("NFD"));
    await load();
    const path = "túi-cói-3092564c407c.jpg";
    expect(await numbers(sql`SELECT path FROM product_images WHERE path LIKE 't_i-c_i-%'`)).toEqual({ path });
    expect(await media.has(path)).toBe(true);
    expect(await numbers(sql`SELECT name FROM products WHERE link = 'tui-coi'`)).toEqual({ name: "Túi cói Bến Tre" });
    expect(await numbers(sql`SELECT left(body, 3) AS start FROM pages WHERE slug = 'lien-he'`)).toEqual({
      start: "Gọi",
    });
  });

  it.each([
    ["NFD", "NFC"],
    ["NFC", "NFD"],
  ])("finds a picture whose folder is in %s and whose name is in %s", async (outer, inner) => {
    const picture = (name: string) => join(folder(), "pictures", name);
    await mkdir(picture("túi".normalize(outer)));
    await rename(picture("tui-coi-1.jpg"), picture(`${"túi".normalize(outer)}/${"cói.jpg".normalize(inner)}`));
    for (const file of ["pictures.csv", "categories.csv"]) {
      await edit(file, (text) => text.replace("tui-coi-1.jpg", "túi/cói.jpg"));
    }
    await load();
    expect(await media.has("túi/cói-3092564c407c.jpg")).toBe(true);
  });

  it("finds names whose marks a JSON file has as escaped characters of their own", async () => {
    const rows = (await readFile(join(folder(), "colors.csv"), "utf8")).trim().split("\n").slice(1);
    const colors = JSON.stringify(rows.map((row) => ({ name: row.split(",")[0], hex: row.split(",")[1] })));
    const escaped = colors.normalize("NFD").replace(/\p{M}/gu, (mark) => `\\u0${mark.charCodeAt(0).toString(16)}`);
    expect(escaped).toContain("Tra\\u0306\\u0301ng nga\\u0300");
    await writeFile(join(folder(), "colors.json"), escaped);
    await rm(join(folder(), "colors.csv"));
    await load();
    expect(await numbers(sql`SELECT hex FROM colors WHERE name = 'Trắng ngà'`)).toEqual({ hex: "#F1EADD" });
  });

  it("leaves the shop its database while pictures are copied", async () => {
    const pictures = pictureFiles(folder(), media);
    const answers: unknown[] = [];
    const store: typeof pictures.store = async (...how) => {
      answers.push((await numbers(counts))?.products);
      return pictures.store(...how);
    };
    await importFolder(database.db, await readFolder(folder()), { ...pictures, store }, { now });
    expect(answers).toEqual([0]);
  });

  it.each(["csv", "json"] as const)("changes nothing when it reads an export as %s", async (format) => {
    await load();
    const { missing } = await exportFolder(database.db, media, folder("export"), format);
    expect(missing).toEqual([]);
    expect(await load({}, "export")).toEqual([]);
    expect(await load({ prune: true }, "export")).toEqual([]);
  });

  it("makes another shop of an export, which has the same export", async () => {
    await load();
    await exportFolder(database.db, media, folder("export"));
    const other = await openTestDatabase();
    const otherMedia = await readyMedia({ folder: join(directory, "other-media") });
    const pictures = pictureFiles(folder("export"), otherMedia);
    await importFolder(other.db, await readFolder(folder("export")), pictures, {
      now: new Date("2027-01-01T00:00:00Z"),
    });
    await exportFolder(other.db, otherMedia, folder("again"));
    await other.close();
    for (const file of ["products", "variants", "units", "pictures", "categories", "banners", "packages", "pages"]) {
      const [first, second] = await Promise.all(
        ["export", "again"].map((name) => readFile(join(folder(name), `${file}.csv`), "utf8")),
      );
      expect(second).toBe(first);
    }
  });

  it("keeps pictures in a bucket, from which an export has them, and writes none twice", async () => {
    const s3 = await startS3();
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
    media = await readyMedia({ bucket: "shop", prefix: "media/", endpoint: s3.endpoint, region: "us-east-1" });
    await load();
    expect(s3.objects.size).toBe(14);
    const stored = "dam-nhung-1-7b5aa227c94e.png";
    const bytes = await readFile(join(folder(), "pictures", "dam-nhung-1.png"));
    expect(s3.objects.get(`media/${stored}`)?.bytes).toEqual(bytes);
    expect((await exportFolder(database.db, media, folder("export"))).missing).toEqual([]);
    expect(await readFile(join(folder("export"), "pictures", stored))).toEqual(bytes);
    s3.refuse(403, "AccessDenied", ["PUT"]);
    await edit("products.csv", (text) => text.replace("350000,800000", "360000,800000"));
    expect(await load()).toHaveLength(1);
    await edit("pictures.csv", (text) => text.replace("ao-dai-gam-1.jpg", "dam-nhung-1.png"));
    s3.objects.clear();
    await expect(load()).rejects.toThrow("The bucket shop at");
    await s3.close();
  });

  it("reports what would change without changing it", async () => {
    await load();
    await edit("products.csv", (text) => text.replace("350000,800000", "360000,800000"));
    await edit("units.csv", (text) => text.replace("TC-001,ao-dai-sen,S,Trắng ngà\n", ""));
    const changes = await load({ dryRun: true });
    expect(changes).toEqual([
      {
        kind: "products",
        added: [],
        changed: new Map([["ao-dai-sen", new Set(["rent.originalPrice", "rent.price", "units"])]]),
        removed: [],
      },
    ]);
    expect(await load({ dryRun: true })).toEqual(changes);
  });

  it("retires pieces that the folder no longer has, and brings them back", async () => {
    await load();
    const all = await readFile(join(folder(), "units.csv"), "utf8");
    await writeFile(join(folder(), "units.csv"), all.replace("TC-001,ao-dai-sen,S,Trắng ngà\n", ""));
    await load();
    const piece = sql`SELECT retired_at IS NOT NULL AS retired, retired_why FROM units WHERE id = 'TC-001'`;
    expect(await row(database.db, piece)).toEqual({ retired: true, retired_why: "removed" });
    await writeFile(join(folder(), "units.csv"), all);
    await load();
    expect(await row(database.db, piece)).toEqual({ retired: false, retired_why: null });
  });

  it("leaves pieces alone that their customers keep, also one that the folder omitted in between", async () => {
    await load();
    await database.db.execute(sql`UPDATE units SET retired_at = now(), retired_why = 'removed' WHERE id = 'TC-001'`);
    await retireUnits(database.db, ["TC-001", "TC-002"], now);
    expect(await load()).toEqual([]);
  });

  it("counts the stock for sale without the sold pieces", async () => {
    await load();
    await database.db.execute(
      sql`INSERT INTO unit_sales (unit_id) SELECT min(id) FROM units WHERE type = 'sale'
        AND variant_id = (SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id WHERE p.link = 'tui-coi')`,
    );
    await edit("variants.csv", (text) => text.replace("tui-coi,Free,Trắng ngà,3", "tui-coi,Free,Trắng ngà,5"));
    await load();
    expect(
      await numbers(sql`SELECT count(*)::int AS unsold FROM units u JOIN variants v ON v.id = u.variant_id
        JOIN products p ON p.id = v.product_id WHERE p.link = 'tui-coi' AND u.id NOT IN (SELECT unit_id FROM unit_sales)`),
    ).toEqual({ unsold: 5 });
    await edit("variants.csv", (text) => text.replace("tui-coi,Free,Trắng ngà,5", "tui-coi,Free,Trắng ngà,"));
    expect(await load()).toEqual([]);
  });

  it("keeps products that the folder does not have, unless it is the whole shop", async () => {
    await load();
    await edit("products.csv", (text) => text.replace(/^tui-coi,.*\n/m, ""));
    await edit("variants.csv", (text) => text.replace(/^tui-coi,.*\n/m, ""));
    await edit("pictures.csv", (text) => text.replace(/^tui-coi,.*\n/m, ""));
    expect(await load()).toEqual([]);
    const [change] = await load({ prune: true });
    expect(change?.removed).toEqual(["tui-coi"]);
    expect(await rows(database.db, sql`SELECT link FROM products WHERE withdrawn_at IS NOT NULL`)).toEqual([
      { link: "tui-coi" },
    ]);
  });

  it("removes a category whose products and subcategories have another one, and imports what it then exports", async () => {
    await load();
    await edit("categories.csv", (text) => text.replace(/^theo-dip,.*\n/m, "").replaceAll(",theo-dip,", ",mua-le,"));
    await edit("categories.csv", (text) => `${text}mua-le,Mùa lễ,,,,\n`);
    await expect(load({ prune: true })).rejects.toThrow("theo-dip is not in categories, and the shop keeps none");
    await edit("products.csv", (text) => text.replaceAll("|theo-dip", "|mua-le"));
    await edit("categories.csv", (text) => text.replace(/^phu-kien,.*\n/m, ""));
    for (const file of ["products.csv", "variants.csv", "units.csv", "pictures.csv"])
      await edit(file, (text) => text.replace(/^([A-Z]+-\d+,)?(tui-coi|khan-lua|tui-nhung),.*\n/gm, ""));
    await load({ prune: true });
    expect(await rows(database.db, sql`SELECT parent_id AS parent FROM categories WHERE id = 'tet'`)).toEqual([
      { parent: "mua-le" },
    ]);
    const bare = sql`SELECT link FROM products p WHERE NOT EXISTS (SELECT FROM product_categories c WHERE c.product_id = p.id)`;
    const without = await rows(database.db, bare);
    expect(without).toContainEqual({ link: "tui-coi" });
    await exportFolder(database.db, media, folder("export"));
    await load({}, "export");
    expect(await load({}, "export")).toEqual([]);
  });

  it("keeps categories of products on sale, and those above them, for a folder without products", async () => {
    await load();
    await database.db.execute(
      sql`UPDATE products SET withdrawn_at = now() WHERE link IN ('tui-coi', 'khan-lua', 'tui-nhung')`,
    );
    await mkdir(folder("lists"));
    await writeFile(join(folder("lists"), "categories.csv"), "code,name,parent\nmua-he,Mùa hè,theo-dip\n");
    const listed = sql`SELECT count(*)::int AS listed FROM product_categories c JOIN products p ON p.id = c.product_id
      WHERE p.withdrawn_at IS NULL`;
    const before = await numbers(listed);
    expect(await load({ prune: true }, "lists")).toEqual([
      expect.objectContaining({ kind: "categories", added: ["mua-he"], removed: ["phu-kien"] }),
    ]);
    expect(await numbers(listed)).toEqual(before);
    expect(await rows(database.db, sql`SELECT parent_id AS parent FROM categories WHERE id = 'mua-he'`)).toEqual([
      { parent: "theo-dip" },
    ]);
  });

  it("writes and reads entries of lists with the sign that separates them", async () => {
    await load();
    const perks = ["Thử tại nhà | miễn phí", "Kho \\ Tủ riêng\\"];
    await database.db.execute(
      sql`UPDATE membership_packages SET perks = ARRAY[${perks[0]}, ${perks[1]}]::text[] WHERE position = 0`,
    );
    await exportFolder(database.db, media, folder("export"));
    expect(await load({}, "export")).toEqual([]);
    expect(await rows(database.db, sql`SELECT perks FROM membership_packages WHERE position = 0`)).toEqual([{ perks }]);
  });

  it("copies pictures that the shop's store lacks, also when nothing else changes", async () => {
    await load();
    await rm(join(directory, "media"), { recursive: true });
    media = await readyMedia({ folder: join(directory, "media") });
    expect(await load({ dryRun: true })).toEqual([]);
    expect(await media.has("dam-nhung-1-7b5aa227c94e.png")).toBe(false);
    expect(await load()).toEqual([]);
    expect(await media.has("dam-nhung-1-7b5aa227c94e.png")).toBe(true);
  });

  it("finds products by the new name of their category, also those that the folder does not have", async () => {
    await load();
    const renamed = join(directory, "renamed");
    await cp(join(folder(), "pictures"), join(renamed, "pictures"), { recursive: true });
    const categories = await readFile(join(folder(), "categories.csv"), "utf8");
    await writeFile(join(renamed, "categories.csv"), categories.replace("Phụ kiện", "Đồ đi kèm"));
    await load({}, "renamed");
    const found = await rows(
      database.db,
      sql`SELECT count(*)::int AS found FROM products WHERE keywords LIKE '%Đồ đi kèm%'`,
    );
    expect(found).toEqual([{ found: 3 }]);
  });

  it("reads semicolons, as spreadsheets of some countries write them", async () => {
    await load();
    await edit("colors.csv", (text) => text.replaceAll(",", ";"));
    expect(await load()).toEqual([]);
  });

  it("updates the planner's statistics with its first rows, in tables that were counted as empty", async () => {
    const codes = Array.from({ length: 501 }, (_, n) => `mon-${n}`);
    await mkdir(folder("many"));
    await cp(join(folder(), "categories.csv"), join(folder("many"), "categories.csv"));
    await cp(join(folder(), "colors.csv"), join(folder("many"), "colors.csv"));
    await cp(join(folder(), "pictures"), join(folder("many"), "pictures"), { recursive: true });
    await writeFile(
      join(folder("many"), "products.csv"),
      `code,name,brand,description,categories,colors,sizes,sale.price\n${codes
        .map((code) => `${code},Món,Nhà,Đẹp,ao-dai,Trắng ngà,S,900000`)
        .join("\n")}\n`,
    );
    await database.db.execute(sql`VACUUM variants`);
    await load({}, "many");
    expect(await numbers(sql`SELECT reltuples::int AS counted FROM pg_class WHERE relname = 'variants'`)).toEqual({
      counted: 500,
    });
  });

  it("has all open wishes looked at again, which may have come while it ran", async () => {
    await load();
    await database.db.execute(
      sql`INSERT INTO users (id, email, full_name, created_at) VALUES ('u', 'an@example.com', 'An', now())`,
    );
    await database.db.execute(sql`INSERT INTO customers (id, user_id) VALUES ('c', 'u')`);
    await database.db.execute(sql`INSERT INTO waiting_wishes (customer_id, variant_id, expires_on, created_at)
      SELECT 'c', min(id), '2027-06-01', now() FROM variants`);
    await database.db.execute(sql`DELETE FROM freed_variants`);
    await edit("products.csv", (text) => text.replace("350000,800000", "360000,800000"));
    await load();
    expect(await rows(database.db, sql`SELECT variant_id FROM freed_variants`)).toEqual(
      await rows(database.db, sql`SELECT min(id) AS variant_id FROM variants`),
    );
  });

  // An embedded database has one connection, so that two imports never meet.
  const onServer = runsOnServer ? it : it.skip;
  onServer("compares with what another import wrote that it waited for", async () => {
    await load();
    await cp(folder(), folder("mine"), { recursive: true });
    await edit("products.csv", (text) => text.replace("350000,800000", "360000,800000"));
    const second = await database.db.transaction(async (tx) => {
      await importFolder(tx, await readFolder(folder()), pictureFiles(folder(), media), { now });
      return new Promise<{ ended: Promise<unknown> }>((resolve) => {
        const ended = load({ onWait: () => resolve({ ended }) }, "mine");
      });
    });
    expect(await second.ended).toMatchObject([{ kind: "products", added: [], removed: [] }]);
    expect(await row(database.db, sql`SELECT rental_price AS price FROM products WHERE link = 'ao-dai-sen'`)).toEqual({
      price: 350_000,
    });
  });

  onServer("says that it waits while another import writes, and changes nothing twice", async () => {
    const second = await database.db.transaction(async (tx) => {
      await importFolder(tx, await readFolder(folder()), pictureFiles(folder(), media), { now });
      return new Promise<{ ended: Promise<unknown> }>((resolve) => {
        const ended = load({ onWait: () => resolve({ ended }) });
      });
    });
    await second.ended;
    expect(await numbers(counts)).toMatchObject({ products: 10, rentals: 42, sales: 48 });
  });

  it("changes nothing when it is stopped while it writes", async () => {
    const stop = new AbortController();
    const stopped = load({ signal: stop.signal, onProgress: (step) => step === "copying pictures" && stop.abort() });
    await expect(stopped).rejects.toThrow("aborted");
    expect(await numbers(counts)).toMatchObject({ products: 0, categories: 0, pages: 0 });
  });
});
