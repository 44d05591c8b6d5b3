import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { row } from "../db/rows.ts";
import { readyMedia } from "../media.ts";
import { type ApiProcess, startProcess } from "../testing/api-process.ts";
import { openTestDatabase, runsOnServer } from "../testing/database.ts";
import { urlOf } from "../testing/server-database.ts";
import { importFolder } from "./import.ts";
import { pictureFiles } from "./pictures.ts";
import { readFolder } from "./read.ts";

const onServer = runsOnServer ? describe : describe.skip;
jest.setTimeout(240_000);

const example = join(__dirname, "..", "..", "..", "docs", "example-shop");
const now = new Date("2026-12-01T03:00:00Z");

onServer("an import beside a running API process", () => {
  let database: Database;
  let directory: string;
  let api: ApiProcess;
  let url: string | null;
  beforeAll(async () => {
    database = await openTestDatabase();
    directory = await mkdtemp(join(tmpdir(), "running-shop-"));
    await cp(example, join(directory, "shop"), { recursive: true });
    const found = await row<{ name: string }>(database.db, sql`SELECT current_database() AS name`);
    api = startProcess({ DATABASE_URL: urlOf(found?.name ?? ""), DATA_DIR: directory });
    url = await api.listening;
    await load();
  });
  afterAll(async () => {
    api.kill("SIGTERM");
    await api.ended;
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** Imports in this process. */
  const load = async () => {
    const folder = join(directory, "shop");
    const media = await readyMedia({ folder: join(directory, "media") });
    await importFolder(database.db, await readFolder(folder), pictureFiles(folder, media), { now });
  };
  const edit = async (file: string, from: string, to: string) => {
    const path = join(directory, "shop", file);
    const text = await readFile(path, "utf8");
    expect(text).toContain(from);
    await writeFile(path, text.replaceAll(from, to));
  };
  /** Requests the other process. */
  const read = async (path: string) => (await fetch(url + path)).json();
  const links = ({ items }: { items: { link: string }[] }) => items.map(({ link }) => link);
  const options = ({ facets }: { facets: { urlKey: string; field: string; options: object[] }[] }, field: string) =>
    facets.find((facet) => facet.field === field)?.options;

  it("shows it a new product, in lists, counts and suggestions", async () => {
    expect(await read("/v2/category/phu-kien")).toMatchObject({ productCount: 3 });
    expect(links(await read("/v2/product/list?cat=phu-kien")).sort()).toEqual(["khan-lua", "tui-coi", "tui-nhung"]);
    expect(await read("/v2/product/suggest?q=quat")).toMatchObject({ products: [] });
    await edit(
      "products.csv",
      "tui-coi,Túi",
      "quat-giay,Quạt giấy dó,Tiệm Cau,Quạt,phu-kien,Cói,Lau,Đen,Free,,,,,150000,,,\ntui-coi,Túi",
    );
    await edit("variants.csv", "tui-coi,Free,Trắng ngà,3", "quat-giay,Free,Đen,2\ntui-coi,Free,Trắng ngà,3");
    await load();
    expect(await read("/v2/category/phu-kien")).toMatchObject({ productCount: 4 });
    expect(links(await read("/v2/product/list?cat=phu-kien")).sort()).toEqual([
      ...["khan-lua", "quat-giay", "tui-coi", "tui-nhung"],
    ]);
    expect(await read("/v2/product/suggest?q=quat")).toMatchObject({ products: [{ name: "Quạt giấy dó" }] });
  });

  it("shows it a changed price", async () => {
    const prices = async () => ({
      listed: (await read("/v2/product/list?q=gam")).items.map((item: { rentalPrice: number }) => item.rentalPrice),
      own: (await read("/v2/product/ao-dai-gam")).rentalPrice,
    });
    expect(await prices()).toEqual({ listed: [420_000], own: 420_000 });
    await edit("products.csv", "420000,1000000", "430000,1000000");
    await load();
    expect(await prices()).toEqual({ listed: [430_000], own: 430_000 });
  });

  it("shows it changed colours, categories, banners and pages", async () => {
    const seen = async () => ({
      green: options(await read("/v2/product/list"), "color")?.find((color) =>
        JSON.stringify(color).includes("Xanh rêu"),
      ),
      menu: (await read("/v2/category/menu")).items[1].name,
      banner: (await read("/v2/banner/list")).banners[0].title,
      page: (await read("/v2/page/info/lien-he")).title,
    });
    const before = await seen();
    expect(before).toMatchObject({ menu: "Đầm", banner: "Mùa cưới ở Tiệm Cau", page: "Liên hệ" });
    await edit("categories.csv", "dam,Đầm,", "dam,Đầm và váy,");
    await edit("banners.csv", "Mùa cưới ở Tiệm Cau", "Mùa Tết");
    await edit("pages.csv", "Liên hệ", "Tìm chúng tôi");
    const colors = await readFile(join(directory, "shop", "colors.csv"), "utf8");
    await edit("colors.csv", /^Xanh rêu,.*$/m.exec(colors)?.[0] ?? "", "Xanh rêu,#123456");
    await load();
    expect(await seen()).toEqual({
      green: { ...before.green, hex: "#123456" },
      menu: "Đầm và váy",
      banner: "Mùa Tết",
      page: "Tìm chúng tôi",
    });
  });

  it("notifies it of a withdrawn product", async () => {
    expect(links(await read("/v2/product/list?cat=dam"))).toContain("dam-rem");
    expect(await read("/v2/product/suggest?q=rem")).toMatchObject({ products: [{ link: "dam-rem" }] });
    await edit("products.csv", "isNew\n", "isNew,withdrawn\n");
    await edit("products.csv", "890000,,,\n", "890000,,,,yes\n");
    await load();
    expect(links(await read("/v2/product/list?cat=dam"))).not.toContain("dam-rem");
    expect(await read("/v2/product/suggest?q=rem")).toMatchObject({ products: [] });
    expect(await read("/v2/product/dam-rem")).toMatchObject({ withdrawn: true, variants: [] });
  });
});
