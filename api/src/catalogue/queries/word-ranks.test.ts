import type { Database } from "../../db/client.ts";
import {
  products as allProducts,
  categories,
  productAttributes,
  productCategories,
} from "../../db/schema/catalogue.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { searchWords } from "./product-filter.ts";
import { listProductIds } from "./product-list.ts";
import { matching } from "./product-sets.ts";

let database: Database;

interface Piece {
  name: string;
  keywords?: string;
  colors?: string[];
  materials?: string[];
  occasion?: string;
}

/** Pieces by their ids, the later ones more popular. */
async function fillWith(pieces: Record<string, Piece>) {
  const { db } = database;
  const category = (id: string, name: string, parentId: string | null) => ({
    ...{ id, link: id, name, parentId, description: "", imagePath: null, position: 0 },
  });
  await db
    .insert(categories)
    .values([category("theo-dip", "Theo dịp", null), category("da-hoi", "Dạ hội", "theo-dip")]);
  await db.insert(allProducts).values(
    Object.entries(pieces).map(([id, { name, keywords = "" }], place) => ({
      ...{ id, link: id, name, keywords, brand: "", description: "", forRent: true, forSale: false },
      ...{ originalPrice: 0, salePrice: 0, originalRentalPrice: 1, rentalPrice: 1, depositPrice: 0 },
      ...{ membershipRentalPrice: 0, sizeChartId: null, collectionType: null, isNew: false, takenCount: place },
      createdAt: new Date("2026-12-01T00:00:00Z"),
    })),
  );
  const attributes = Object.entries(pieces).flatMap(([productId, { colors = [], materials = [] }]) =>
    [...colors.map((value) => ["color", value]), ...materials.map((value) => ["material", value])].map(
      ([key = "", value = ""], position) => ({ productId, key, slug: value, label: key, value, hex: null, position }),
    ),
  );
  if (attributes.length > 0) await db.insert(productAttributes).values(attributes);
  const occasions = Object.entries(pieces).flatMap(([productId, { occasion }]) =>
    occasion ? [{ productId, categoryId: occasion, position: 0 }] : [],
  );
  if (occasions.length > 0) await db.insert(productCategories).values(occasions);
}

const search = async (q: string) => {
  const filter = { categories: new Map(), attributes: new Map(), search: { words: searchWords(q), tolerant: false } };
  return listProductIds(await matching(database.db, filter), "best_match", { page: 1, limit: 10 });
};

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

describe("words of a search", () => {
  it("are complete but for the last, which comes later where it is a beginning only", async () => {
    await fillWith({ black: { name: "Đầm đen" }, denim: { name: "Đầm denim" } });
    expect(await search("đầm đen")).toEqual(["black", "denim"]);
    expect(await search("dam den")).toEqual(["black", "denim"]);
    expect(await search("den dam")).toEqual(["black"]);
  });

  it("are beginnings where no product has them", async () => {
    await fillWith({ black: { name: "Đầm đen" }, denim: { name: "Đầm denim" } });
    expect(await search("deni dam")).toEqual(["denim"]);
  });

  it("come first with the typed tones, in the name and elsewhere, then with others", async () => {
    await fillWith({
      ...{ spelled: { name: "Đầm bé" }, elsewhere: { name: "Đầm", keywords: "bé" } },
      ...{ beige: { name: "Đầm be" }, beginning: { name: "Đầm béo" } },
    });
    expect(await search("đầm bé")).toEqual(["spelled", "elsewhere", "beige", "beginning"]);
    expect(await search("đầm be")).toEqual(["beige", "spelled", "elsewhere", "beginning"]);
  });

  it("without a mark come first in the name, with any tones", async () => {
    await fillWith({ bé: { name: "Đầm bé" }, elsewhere: { name: "Đầm", keywords: "be" }, be: { name: "Đầm be" } });
    expect(await search("dam be")).toEqual(["be", "bé", "elsewhere"]);
  });

  it("that are a colour, a material or an occasion count by it before the name", async () => {
    await fillWith({
      red: { name: "Túi Mộc", keywords: "Đỏ mận Da bò", colors: ["Đỏ mận"], materials: ["Da bò"] },
      vermilion: { name: "Túi Son", keywords: "Đỏ son Gấm", colors: ["Đỏ son"], materials: ["Gấm"] },
      ball: { name: "Túi đêm", keywords: "Dạ hội", occasion: "da-hoi" },
      named: { name: "Túi Đỏ da dạ hội Mận" },
    });
    expect(await search("túi đỏ")).toEqual(["vermilion", "red", "named"]);
    expect(await search("túi da")).toEqual(["red", "named", "ball"]);
    expect(await search("tui do man")).toEqual(["red", "named"]);
    expect(await search("túi dạ hội")).toEqual(["ball", "named"]);
  });

  it("find what is called otherwise, after what is called so", async () => {
    await fillWith({ dress: { name: "Đầm cưới" }, skirt: { name: "Chân váy cưới" }, vest: { name: "Vest lụa" } });
    expect(await search("váy cưới")).toEqual(["skirt", "dress"]);
    expect(await search("đầm")).toEqual(["dress"]);
    for (const q of ["suit", "comple", "com lê", "complet"]) expect(await search(q)).toEqual(["vest"]);
  });

  it("find pictures that are taken, not shapes, for both of their words", async () => {
    await fillWith({
      ...{ shot: { name: "Đầm chụp ảnh" }, taken: { name: "Đầm chụp hình" } },
      ...{ shaped: { name: "Trâm hình trăng" }, shiny: { name: "Đầm ánh kim" } },
    });
    expect(await search("hình")).toEqual(["shaped", "taken"]);
    expect(await search("chụp hình")).toEqual(["taken", "shot"]);
    expect(await search("chụp ảnh")).toEqual(["shot", "taken"]);
  });

  it("may be written with i or y", async () => {
    await fillWith({ album: { name: "Đầm kỷ yếu" }, pin: { name: "Kim cài yếu" }, gent: { name: "Gi lê quí ông" } });
    for (const q of ["kỉ yếu", "ki yeu"]) expect(await search(q)).toEqual(["album"]);
    expect(await search("quý ông")).toEqual(["gent"]);
  });

  it("may be typed as one", async () => {
    await fillWith({ tunic: { name: "Áo dài lụa" }, coat: { name: "Áo khoác" } });
    expect(await search("aodai")).toEqual(["tunic"]);
  });
});
