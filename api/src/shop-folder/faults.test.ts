import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { row } from "../db/rows.ts";
import { readyMedia } from "../media.ts";
import { openTestDatabase } from "../testing/database.ts";
import { FolderFaults } from "./faults.ts";
import { importFolder } from "./import.ts";
import { pictureFiles } from "./pictures.ts";
import { readFolder } from "./read.ts";

const example = join(__dirname, "..", "..", "..", "docs", "example-shop");
const now = new Date("2026-12-01T03:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let directory: string;
let media: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "shop-folder-"));
  media = await mkdtemp(join(tmpdir(), "media-"));
  await cp(example, directory, { recursive: true });
});
afterEach(async () => {
  for (const folder of [directory, media]) await rm(folder, { recursive: true, force: true });
});

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(directory, file), change(await readFile(join(directory, file), "utf8")));

/** The faults of the example with this change, one a line, after which the shop is as empty as before. */
async function faultsAfter(file: string, change: (text: string) => string): Promise<string> {
  await edit(file, change);
  const pictures = pictureFiles(directory, await readyMedia({ folder: media }));
  const error = await importFolder(database.db, await readFolder(directory), pictures, { now }).catch(
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(FolderFaults);
  expect(await row(database.db, sql`SELECT count(*)::int AS categories FROM categories`)).toEqual({ categories: 0 });
  return (error as Error).message;
}

describe("faults of a folder", () => {
  it.each([
    [
      "products.csv",
      "350000,800000",
      "350.000,800000",
      "products.csv, row 2, column rent.price: must be a whole number of đồng, written like 180000",
    ],
    [
      "products.csv",
      "800000,280000",
      "800000,350001",
      "products.csv, row 2, column rent.memberPrice: must not be more than rent.price, because members would pay more than others",
    ],
    ["products.csv", "ao-dai-gam,Áo dài gấm Cung Đình", "ao-dai-gam,", "products.csv, row 3, column name: is missing"],
    [
      "products.csv",
      "ao-dai-gam,",
      "ao-dai-sen,",
      "products.csv, row 3, column code: is the same as in products.csv, row 2",
    ],
    [
      "products.csv",
      "rent.deposit",
      "rent.desposit",
      "products.csv, row 2, column rent.desposit: is not a column that this file has",
    ],
    [
      "products.csv",
      ",Đen,S|M|L",
      ",Đen tuyền,S|M|L",
      "products.csv, row 8, column colors: Đen tuyền is not in colors, and the shop keeps none",
    ],
    [
      "products.csv",
      "phu-kien,Cói",
      "phu-kien|mua-he,Cói",
      "products.csv, row 9, column categories: mua-he is not in categories, and the shop keeps none",
    ],
    ["variants.csv", "tui-coi,Free", "tui-coi,XL", "variants.csv, row 32, column size: XL is no size of tui-coi"],
    [
      "units.csv",
      "TC-003,ao-dai-sen,M",
      "TC-003,ao-dai-sam,M",
      "units.csv, row 4, column product: ao-dai-sam is not in products",
    ],
    [
      "pictures.csv",
      "tui-coi-1.jpg",
      "uploads/tui-coi-1.jpg",
      "pictures.csv, row 11, column file: must name a .jpg, .png, .webp, .avif or .svg file below pictures, in no folder resized or uploads",
    ],
    [
      "pictures.csv",
      "tui-coi-1.jpg",
      "tui-coi-9.jpg",
      "pictures.csv, row 11, column file: there is no file pictures/tui-coi-9.jpg",
    ],
    [
      "categories.csv",
      "phu-kien,Phụ kiện",
      "checkout,Phụ kiện",
      "categories.csv, row 4, column code: checkout is an address of another page of the shop",
    ],
    [
      "categories.csv",
      "phu-kien,Phụ kiện",
      "offline,Phụ kiện",
      "categories.csv, row 4, column code: offline is an address of another page of the shop",
    ],
    [
      "categories.csv",
      "phu-kien,Phụ kiện",
      `${"a".repeat(65)},Phụ kiện`,
      "categories.csv, row 4, column code: must have at most 64 characters",
    ],
    [
      "packages.csv",
      "than-thiet,Thân thiết",
      `${"a".repeat(65)},Thân thiết`,
      "packages.csv, row 2, column code: must have at most 64 characters",
    ],
    [
      "variants.csv",
      "tui-coi,Free",
      `tui-coi,${"a".repeat(41)}`,
      "variants.csv, row 32, column size: must have at most 40 characters",
    ],
    [
      "pages.csv",
      "info,lien-he",
      "blog,lien-he",
      "pages.csv, row 10, column kind: must be one of about-us, about, customer-care, info, seft",
    ],
    [
      "pages.csv",
      "about-us,about-us",
      "about-us,ve-tiem",
      "pages.csv, row 2, column slug: must be about-us: the address of the only page of this kind is /about-us",
    ],
    ["categories.csv", "tet,Tết,theo-dip", "tet,Tết,tet", "categories.csv, row 6, column parent: leads back to tet"],
    ["products.csv", "phu-kien,Cói", ",Cói", "products.csv, row 9, column categories: must name at least one category"],
    [
      "attributes.csv",
      "\n",
      "\ncolor,Màu\n",
      "attributes.csv, row 2, column code: color is a column of products, and no attribute",
    ],
    [
      "banners.csv",
      ",/ao-dai,",
      ",ao-dai,",
      "banners.csv, row 2, column link: must be a path of the shop, such as /dam, or an address with https://",
    ],
    [
      "pages.csv",
      "info,lien-he",
      "info,lien-lac",
      "pages.csv, row 10: needs its text in pages/info/lien-lac.md, as Markdown in UTF-8",
    ],
    ["colors.csv", "#26221F", "black", "colors.csv, row 6, column hex: must be a colour, written like #7B2D43"],
  ])("in %s: %s written as %s", async (file, from, to, faults) => {
    expect((await faultsAfter(file, (text) => text.replace(from, to))).split("\n")).toContain(faults);
  });

  it("name the price of a package that is more than that of everyone", async () => {
    const faults = await faultsAfter("products.csv", (text) =>
      text
        .replace("rent.memberPrice", "rent.packagePrices.than-thiet")
        .replace("800000,280000", "800000,350001")
        .replace("2500000,,", "2500000,900000,"),
    );
    expect(faults).toBe(
      "products.csv, row 2, column rent.packagePrices.than-thiet: must not be more than rent.price, because members would pay more than others",
    );
  });

  it("are all reported at once", async () => {
    await edit("colors.csv", (text) => text.replace("#26221F", "black"));
    const faults = await faultsAfter("products.csv", (text) => text.replace("350000,800000", "-1,800000"));
    expect(faults).toContain("colors.csv, row 6");
    expect(faults).toContain("products.csv, row 2");
  });

  it.each([
    [
      "products.csv",
      "350000,800000",
      "350.000,800000",
      "products.csv, row 2, column rent.price: must be a whole number of đồng, written like 180000",
    ],
    [
      "products.csv",
      "ao-dai-sen,",
      "Áo dài sen,",
      "products.csv, row 2, column code: must be lower-case letters without marks, digits and single hyphens, such as dam-lua-sen",
    ],
    ["products.csv", /.*/s, "", "products.csv: is empty"],
    ["products.csv", ",brand,", ",name,", "products.csv: has the column name twice"],
    ["colors.csv", "#26221F", "black", "colors.csv, row 6, column hex: must be a colour, written like #7B2D43"],
    ["colors.csv", /.*/s, "\uFEFF\n", "colors.csv: is empty"],
    ["categories.csv", "code,name", "code,code", "categories.csv: has the column code twice"],
    [
      "variants.csv",
      "ao-dai-sen,M,Trắng ngà,",
      "ao-dai-sen,M,Trắng ngà,x",
      "variants.csv, row 4, column stock: must be a whole number",
    ],
  ])("in %s are not repeated at records that refer to it: %s written as %s", async (file, from, to, fault) => {
    expect(await faultsAfter(file, (text) => text.replace(from, to))).toBe(fault);
  });

  it("name once that pieces, pictures and variants need products", async () => {
    expect(await faultsAfter("products.csv", (text) => text.slice(0, text.indexOf("\n")))).toBe(
      ["variants", "units", "pictures"]
        .map((kind) => `${kind}, column product: needs the products in the same folder`)
        .join("\n"),
    );
  });

  it.each([
    ["promotions.csv", "Tiền cọc", "promotions.csv, row 2, column description"],
    ["pages/info/lien-he.md", "Gọi", "pages/info/lien-he.md"],
  ])("in %s: an unknown setting", async (file, from, place) => {
    const text = "{{shiping.fee}} {{ shipping.fee }} {{shipping.fee}} {{travelDays.least}}";
    const known =
      "shipping.fee, shipping.freeFrom, rental.latePercent, rental.turnaroundDays, order.holdMinutes, help.phone, help.phoneDigits, help.zaloUrl, refund.terms, refund.whole, travelDays.min, travelDays.max";
    expect(await faultsAfter(file, (whole) => whole.replace(from, text))).toBe(
      `${place}: {{shiping.fee}} is no setting of the shop; these are: ${known}
${place}: {{ shipping.fee }} is no setting of the shop; these are: ${known}`,
    );
  });

  it("name the text of a page that is not in pages", async () => {
    await writeFile(join(directory, "pages", "info", "moi.md"), "Mới");
    await writeFile(join(directory, "pages", "moi.md"), "Mới");
    await writeFile(join(directory, "pages", "info", "._lien-he.md"), "");
    expect(await faultsAfter("pages.csv", (text) => text)).toBe(
      `pages/info/moi.md: belongs to no row of pages; the text of a page is pages/<kind>/<slug>.md
pages/moi.md: belongs to no row of pages; the text of a page is pages/<kind>/<slug>.md`,
    );
  });

  it("name a page with a fault, and not its text as well", async () => {
    expect(await faultsAfter("pages.csv", (text) => text.replace("info,lien-he", "blog,lien-he"))).toBe(
      "pages.csv, row 10, column kind: must be one of about-us, about, customer-care, info, seft",
    );
  });

  it("name an unknown file", async () => {
    await writeFile(join(directory, "product.csv"), "code\n");
    expect(await faultsAfter("colors.csv", (text) => text)).toMatch(/^product.csv: is no file of a shop's folder/);
  });

  it("name a file of another kind in the folder of a kind", async () => {
    await mkdir(join(directory, "products"));
    await writeFile(join(directory, "products", "dresses.CSV"), "code\n");
    expect(await faultsAfter("colors.csv", (text) => text)).toBe(
      "products/dresses.CSV: is no file of a shop's folder; these are: products/<name>.csv, products/<name>.json",
    );
  });

  it("name a picture whose format differs from its file name", async () => {
    await cp(join(directory, "pictures", "dam-nhung-1.png"), join(directory, "pictures", "tui-coi-1.jpg"));
    expect(await faultsAfter("colors.csv", (text) => text)).toBe(
      "pictures.csv, row 11, column file: tui-coi-1.jpg does not match its extension: it is png",
    );
  });

  it("name text that is not UTF-8", async () => {
    await writeFile(join(directory, "colors.csv"), Buffer.from("name,hex\nĐen,#000000\n", "utf16le"));
    expect(await faultsAfter("pages.csv", (text) => text)).toContain("colors.csv: is not UTF-8; save it as CSV UTF-8");
  });
});
