import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import { writeSchemas } from "./export.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";
import { readFolder } from "./read.ts";

/** A record of each kind with every field. */
const whole: Record<Kind, Record<string, unknown>> = {
  colors: { name: "Đỏ mận", hex: "#7B2D43" },
  attributes: { code: "material", name: "Chất liệu" },
  "size-charts": { chart: "letters", size: "S", bust: 84, waist: 66.5, hip: 90 },
  categories: {
    ...{ code: "ao-dai", name: "Áo dài", parent: "dam", description: "", displays: ["big", "icon1"] },
    ...{ picture: "ao-dai.jpg", order: 3 },
  },
  products: {
    ...{ code: "ao-dai-sen", name: "Áo dài Sen", brand: "Nhà Sen", description: "Lụa.", categories: ["ao-dai"] },
    ...{ attributes: { material: "Lụa" }, colors: ["Đỏ mận"], sizes: ["S"], sizeChart: "letters" },
    rent: { price: 350000, originalPrice: 400000, deposit: 0, memberPrice: 1, packagePrices: { bac: 300000 } },
    sale: { price: 900000, originalPrice: 1000000 },
    ...{ collection: "trending_sale", isNew: true, addedAt: "2026-12-01T08:00:00+07:00", withdrawn: false },
  },
  variants: { product: "ao-dai-sen", size: "S", color: "Đỏ mận", stock: 2 },
  units: { code: "DS-0001", product: "ao-dai-sen", size: "S", color: "Đỏ mận" },
  pictures: { product: "ao-dai-sen", file: "sen/1.webp", color: "Đỏ mận", alt: "Mặt trước" },
  banners: {
    ...{ code: "he", title: "Mùa hè", subtitle: "", link: "/dam", position: "home-hero", picture: "he.png" },
    ...{ portrait: "he-doc.png", order: 0, startsAt: "2026-12-01T08:00:00Z", endsAt: "2026-12-02T08:00:00Z" },
  },
  packages: {
    ...{ code: "bac", name: "Bạc", type: "SILVER", color: "#C0C0C0", price: 0, durationDays: 30 },
    ...{ percentDiscount: 12.5, extendDay: 1, perks: ["Thêm ngày"], order: 1 },
  },
  promotions: {
    ...{ code: "giao", title: "Miễn phí giao nhận", description: "Từ 500.000 đ", appliesTo: "all", order: 1 },
    ...{ startsAt: "2026-12-01T08:00:00Z", endsAt: "2026-12-02T08:00:00Z" },
  },
  pages: { kind: "info", slug: "lien-he", title: "Liên hệ", picture: "lien-he.svg" },
};

const others = [
  ...[null, true, 0, -1, 1.5, 5_000_000_000, "", " ", "x", "Á", "a--b", "../a.jpg", "a.gif", "//x", "javascript:x"],
  ...["#12", "2026-12-01", "2026-13-01T00:00:00Z", "yes", [], [""], ["x", 5], {}, { Á: "x" }, { x: 0 }],
];

/** The record itself, and every one that differs in one field, on any level. */
function variations(record: Record<string, unknown>): Record<string, unknown>[] {
  const changed = Object.entries(record).flatMap(([key, value]) => {
    const { [key]: _, ...without } = record;
    const inner =
      value !== null && typeof value === "object" && !Array.isArray(value) ? variations(value as never) : [];
    return [without, ...[...others, ...inner].map((other) => ({ ...record, [key]: other }))];
  });
  return [record, { ...record, unknown: 1 }, ...changed];
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "schemas-"));
  await writeSchemas(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const schemaOf = async (kind: Kind) =>
  // The patterns of moments are stricter than their format.
  new Ajv({ validateFormats: false }).compile(
    JSON.parse(await readFile(join(folder, "schemas", `${kind}.json`), "utf8")),
  );

describe("JSON schemas of a folder's files", () => {
  it.each(kindNames)("accept just the %s that an import accepts", async (kind) => {
    const isValid = await schemaOf(kind);
    expect(isValid([whole[kind]])).toBe(true);
    const different = variations(whole[kind]).filter(
      (record) => isValid([record]) !== kinds[kind].safeParse(record).success,
    );
    expect(different).toEqual([]);
  });

  it("accept a list of records, and one beside the name of its schema, as an import does", async () => {
    const isValid = await schemaOf("colors");
    for (const [file, accepted] of [
      [[whole.colors], true],
      [{ $schema: "./schemas/colors.json", records: [whole.colors] }, true],
      [{ records: [] }, true],
      [{ colors: [] }, false],
      [{ records: [], more: 1 }, false],
      [{ $schema: 5, records: [] }, false],
      ["colors", false],
    ] as const) {
      await writeFile(join(folder, "colors.json"), JSON.stringify(file));
      expect([file, isValid(file), (await readFolder(folder)).faults.length === 0]).toEqual([file, accepted, accepted]);
    }
  });
});
