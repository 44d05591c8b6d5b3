import type { Db } from "../db/client.ts";
import { cities, districts, wards } from "../db/schema/carts.ts";
import {
  categories,
  categoryDisplays,
  productAttributes,
  productCategories,
  productImages,
  products,
  sizeCharts,
  units,
  variants,
} from "../db/schema/catalogue.ts";
import { membershipPackages } from "../db/schema/people.ts";

const at = new Date("2026-11-01T00:00:00Z");

const offers = {
  rent: { forRent: true, forSale: false, originalPrice: 0, salePrice: 0 },
  sale: { forRent: false, forSale: true, originalRentalPrice: 0, rentalPrice: 0, depositPrice: 0 },
  both: { forRent: true, forSale: true },
};

/**
 * Three small products:
 * - `lotus`: rent 500 000 (deposit 1 000 000) and sale 2 400 000; size S has one piece of each, size M three and two
 * - `moon`: rent 350 000 (deposit 500 000), member price 250 000; one size, two pieces
 * - `brocade`: sale 1 200 000; one size, one piece
 */
export async function insertFixtures(db: Db) {
  await insertAreas(db);
  await db.insert(membershipPackages).values({
    id: "gam",
    name: "Gấm",
    type: "GOLD",
    color: "#B08A3E",
    price: 599_000,
    durationDays: 180,
    percentDiscount: 15,
    extendDay: 2,
    perks: ["Giảm 15%"],
    position: 1,
  });
  await insertCategories(db);
  await insertProducts(db);
  await db.insert(variants).values([
    { id: "lotus-s", productId: "lotus", size: "S", color: "Đỏ mận", position: 0 },
    { id: "lotus-m", productId: "lotus", size: "M", color: "Đỏ mận", position: 1 },
    { id: "moon-free", productId: "moon", size: "Free", color: "Đen", position: 0 },
    { id: "brocade-free", productId: "brocade", size: "Free", color: "Vàng kim", position: 0 },
  ]);
  await insertUnits(db, "lotus-s", 1, 1);
  await insertUnits(db, "lotus-m", 3, 2);
  await insertUnits(db, "moon-free", 2, 0);
  await insertUnits(db, "brocade-free", 0, 1);
}

export async function insertAreas(db: Db) {
  await db.insert(cities).values([
    { id: "79", name: "Thành phố Hồ Chí Minh" },
    { id: "48", name: "Thành phố Đà Nẵng" },
    { id: "77", name: "Tỉnh Bà Rịa - Vũng Tàu", mergedName: "Thành phố Hồ Chí Minh" },
  ]);
  await db.insert(districts).values([
    { id: "771", cityId: "79", name: "Quận 10" },
    { id: "760", cityId: "79", name: "Quận 1" },
    { id: "769", cityId: "79", name: "Quận 2" },
    { id: "498", cityId: "48", name: "Huyện Hoàng Sa" },
  ]);
  await db.insert(wards).values([
    { id: "26734", districtId: "760", name: "Phường Tân Định" },
    { id: "26740", districtId: "760", name: "Phường Bến Nghé", mergedName: "Phường Sài Gòn" },
    { id: "27163", districtId: "771", name: "Phường 15" },
  ]);
}

async function insertCategories(db: Db) {
  const row = (id: string, name: string, parentId: string | null, position: number) => ({
    id,
    link: id,
    name,
    parentId,
    description: `${name} của Thướt Tha`,
    imagePath: `categories/${id}.svg`,
    position,
  });
  await db
    .insert(categories)
    .values([
      row("dam", "Đầm", null, 0),
      row("ao-dai", "Áo dài", null, 1),
      row("dam-da-hoi", "Đầm dạ hội", "dam", 2),
      row("theo-dip", "Theo dịp", null, 3),
      row("tet", "Tết", "theo-dip", 4),
    ]);
  await db.insert(categoryDisplays).values([
    { categoryId: "dam", kind: "big" },
    { categoryId: "ao-dai", kind: "hot" },
    { categoryId: "tet", kind: "icon1" },
  ]);
}

async function insertProducts(db: Db) {
  const common = { sizeChartId: null, collectionType: null, isNew: false, membershipRentalPrice: 0 };
  await db.insert(products).values([
    {
      ...common,
      ...offers.both,
      id: "lotus",
      link: "dam-lua-sen",
      name: "Đầm lụa Sen",
      brand: "Nhà Sen",
      description: "Đầm lụa thêu sen.",
      keywords: "Đầm Tết Lụa Đỏ mận",
      originalPrice: 2_900_000,
      salePrice: 2_400_000,
      originalRentalPrice: 600_000,
      rentalPrice: 500_000,
      depositPrice: 1_000_000,
      sizeChartId: "letters",
      isNew: true,
      takenCount: 5,
      createdAt: new Date(at.getTime() + 2),
    },
    {
      ...common,
      ...offers.rent,
      id: "moon",
      link: "dam-da-hoi-nguyet",
      name: "Đầm dạ hội Nguyệt",
      brand: "Lam Kiều",
      description: "Đầm nhung cho đêm tiệc.",
      keywords: "Đầm Đầm dạ hội Nhung Đen",
      originalRentalPrice: 350_000,
      rentalPrice: 350_000,
      depositPrice: 500_000,
      membershipRentalPrice: 250_000,
      takenCount: 9,
      createdAt: new Date(at.getTime() + 1),
    },
    {
      ...common,
      ...offers.sale,
      id: "brocade",
      link: "ao-dai-gam",
      name: "Áo dài gấm",
      brand: "Nhà Sen",
      description: "Áo dài gấm dệt vân mây.",
      keywords: "Áo dài Tết Gấm Vàng kim",
      originalPrice: 1_500_000,
      salePrice: 1_200_000,
      collectionType: "trending_sale",
      createdAt: at,
    },
  ]);
  await db.insert(sizeCharts).values({ id: "letters", position: 0, size: "S", bust: 84, waist: 66, hip: 90 });
  await db.insert(productImages).values([
    { productId: "lotus", position: 0, path: "products/dam-lua-sen-1.svg", alt: "Đầm lụa Sen" },
    { productId: "moon", position: 0, path: "products/dam-da-hoi-nguyet-1.svg", alt: "Đầm dạ hội Nguyệt" },
  ]);
  await db.insert(productCategories).values([
    { productId: "lotus", categoryId: "dam", position: 0 },
    { productId: "lotus", categoryId: "tet", position: 1 },
    { productId: "moon", categoryId: "dam", position: 0 },
    { productId: "moon", categoryId: "dam-da-hoi", position: 1 },
    { productId: "brocade", categoryId: "ao-dai", position: 0 },
    { productId: "brocade", categoryId: "tet", position: 1 },
  ]);
  const color = { key: "color", label: "Màu sắc" };
  const size = { key: "size", label: "Cỡ" };
  const material = { key: "material", label: "Chất liệu", position: 0 };
  await db.insert(productAttributes).values([
    { productId: "lotus", ...material, value: "Lụa", slug: "lua" },
    { productId: "lotus", ...color, value: "Đỏ mận", slug: "do-man", hex: "#7B2D43", position: 1 },
    { productId: "lotus", ...size, value: "S", slug: "s", position: 2 },
    { productId: "lotus", ...size, value: "M", slug: "m", position: 3 },
    { productId: "moon", ...material, value: "Nhung", slug: "nhung" },
    { productId: "moon", ...color, value: "Đen", slug: "den", hex: "#26221F", position: 1 },
    { productId: "moon", ...size, value: "Free", slug: "free", position: 2 },
    { productId: "brocade", ...material, value: "Gấm", slug: "gam" },
    { productId: "brocade", ...color, value: "Vàng kim", slug: "vang-kim", hex: "#C2A052", position: 1 },
    { productId: "brocade", ...size, value: "Free", slug: "free", position: 2 },
  ]);
}

async function insertUnits(db: Db, variantId: string, rentals: number, sales: number) {
  const rows = (type: "rental" | "sale", count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${variantId}-${type}-${index + 1}`, variantId, type }));
  await db.insert(units).values([...rows("rental", rentals), ...rows("sale", sales)]);
}
