import { aboutUsRoute } from "@thuot-tha/shared/contracts/routes/content";
import { fold } from "@thuot-tha/shared/domain";
import { settingNames, unknownSettings } from "../content/settings.ts";
import type { Fault, Place } from "./faults.ts";
import type { Kind, RecordOf } from "./kinds.ts";
import type { Placed, ShopFolder } from "./read.ts";
import { isTaken } from "./taken-addresses.ts";

/** Codes under which the shop stores a product's brand, colours and sizes among its attributes. */
const ownAttributes = new Set(["brand", "color", "size"]);

/** Records of the shop to which records of the folder may refer. */
export interface KnownInShop {
  colors: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  sizeCharts: ReadonlySet<string>;
  packages: ReadonlySet<string>;
  /** Product, size and colour of the pieces, by their codes. */
  units: ReadonlyMap<string, { product: string; size: string; color: string }>;
}

/** The form of an attribute's value in addresses of lists. */
export const slugOf = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, "-");

const variantKey = ({ product, size, color }: { product: string; size: string; color: string }): string =>
  `${product}\n${size}\n${color}`;

/** Collects the faults of a folder, and looks up what its records refer to. */
function createCheck({ records, faulty }: ShopFolder, shop: KnownInShop) {
  const faults: Fault[] = [];
  const report = (place: Place, column: string | null, problem: string) =>
    void faults.push({ ...place, column, problem });

  const ofFolder = (inShop: ReadonlySet<string>, codes: readonly string[]) => new Set([...inShop, ...codes]);
  const known = {
    colors: ofFolder(shop.colors, valuesOf(records.colors, "name")),
    attributes: ofFolder(shop.attributes, valuesOf(records.attributes, "code")),
    categories: ofFolder(shop.categories, valuesOf(records.categories, "code")),
    "size-charts": ofFolder(shop.sizeCharts, valuesOf(records["size-charts"], "chart")),
    packages: ofFolder(shop.packages, valuesOf(records.packages, "code")),
  };
  const isFaulty = (kind: Kind, code: string) => faulty[kind].has(code) || faulty[kind].has(null);

  const products = new Map(records.products.map(({ value }) => [value.code, value]));
  const hasProducts = products.size + faulty.products.size > 0;

  return {
    faults,
    report,
    isFaulty,
    hasProducts,

    /** Reports the codes that neither the folder nor the shop has. */
    needed(place: Place, column: string, codes: readonly string[], kind: keyof typeof known): void {
      for (const code of codes) {
        if (!known[kind].has(code) && !isFaulty(kind, code))
          report(place, column, `${code} is not in ${kind}, and the shop keeps none`);
      }
    },

    /** The product of a variant, piece or picture; reports one that is not in the folder. */
    productOf(place: Place, code: string): RecordOf<"products"> | undefined {
      const product = products.get(code);
      if (!product && hasProducts && !isFaulty("products", code))
        report(place, "product", `${code} is not in products`);
      return product;
    },
  };
}

type Check = ReturnType<typeof createCheck>;

const valuesOf = <T>(list: readonly Placed<T>[], field: keyof T): string[] =>
  list.map(({ value }) => String(value[field]));

function checkPrices({ value, place }: Placed<RecordOf<"products">>, { report }: Check): void {
  const { rent, sale, collection } = value;
  if (!rent && !sale) report(place, "rent.price", "is missing, and so is sale.price: one of them is needed");
  for (const [name, prices] of Object.entries({ rent, sale })) {
    if (prices?.originalPrice !== undefined && prices.originalPrice <= prices.price) {
      report(place, `${name}.originalPrice`, "must be more than the price, because it is the one before a reduction");
    }
  }
  const ofMember = (column: string, price = 0) => {
    if (rent && price > rent.price)
      report(place, column, "must not be more than rent.price, because members would pay more than others");
  };
  ofMember("rent.memberPrice", rent?.memberPrice);
  for (const [code, price] of Object.entries(rent?.packagePrices ?? {})) ofMember(`rent.packagePrices.${code}`, price);
  if (collection && !sale?.originalPrice)
    report(place, "collection", "needs sale.originalPrice: a collection shows reduced pieces");
}

function checkProduct(product: Placed<RecordOf<"products">>, check: Check): void {
  const { value, place } = product;
  const { rent, categories, attributes, colors, sizes, sizeChart } = value;
  checkPrices(product, check);
  if (categories.length === 0 && !value.withdrawn) check.report(place, "categories", "must name at least one category");
  check.needed(place, "categories", categories, "categories");
  check.needed(place, "attributes", Object.keys(attributes), "attributes");
  check.needed(place, "colors", colors, "colors");
  check.needed(place, "sizeChart", sizeChart ? [sizeChart] : [], "size-charts");
  check.needed(place, "rent.packagePrices", Object.keys(rent?.packagePrices ?? {}), "packages");
  for (const [column, list] of Object.entries({ categories, colors, sizes })) {
    const slugs = list.map(slugOf);
    const twice = list.find((_, index) => slugs.indexOf(slugs[index] ?? "") < index);
    if (twice) check.report(place, column, `${twice} is there twice`);
  }
}

function checkCategories({ records }: ShopFolder, { report, needed }: Check): void {
  const parents = new Map(records.categories.map(({ value }) => [value.code, value.parent]));
  for (const { value, place } of records.categories) {
    const { code, parent } = value;
    if (isTaken(code)) report(place, "code", `${code} is an address of another page of the shop`);
    needed(place, "parent", parent ? [parent] : [], "categories");
    let above = parent;
    for (let steps = 0; above !== undefined && above !== code && steps < parents.size; steps += 1)
      above = parents.get(above);
    if (above === code) report(place, "parent", `leads back to ${code}`);
  }
}

function checkVariant({ value, place }: Placed<RecordOf<"variants">>, { report, productOf }: Check): void {
  const product = productOf(place, value.product);
  if (!product) return;
  if (!product.sizes.includes(value.size)) report(place, "size", `${value.size} is no size of ${product.code}`);
  if (!product.colors.includes(value.color)) report(place, "color", `${value.color} is no colour of ${product.code}`);
  if (value.stock && !product.sale) report(place, "stock", `${product.code} has no sale.price`);
}

function checkUnits({ records }: ShopFolder, shop: KnownInShop, { report, isFaulty, productOf }: Check): void {
  const variants = new Set(records.variants.map(({ value }) => variantKey(value)));
  const withVariants = new Set(valuesOf(records.variants, "product"));
  for (const { value, place } of records.units) {
    const product = productOf(place, value.product);
    if (!product) continue;
    if (!product.rent) report(place, "product", `${product.code} has no rent.price`);
    const isVariant =
      withVariants.has(product.code) && !isFaulty("variants", product.code)
        ? variants.has(variantKey(value))
        : product.sizes.includes(value.size) && product.colors.includes(value.color);
    if (!isVariant) report(place, "size, color", `${product.code} has no size ${value.size} in ${value.color}`);
    const there = shop.units.get(value.code);
    if (there && variantKey(there) !== variantKey(value)) {
      report(
        place,
        "code",
        `is the code of a piece of ${there.product}, ${there.size}, ${there.color}; a new piece needs a new code`,
      );
    }
  }
}

/** Checks banners, promotions and pages, which refer to no goods. */
function checkContent({ records, texts }: ShopFolder, { report }: Check): void {
  for (const { value, place } of [...records.banners, ...records.promotions]) {
    if (value.startsAt && value.endsAt && Date.parse(value.startsAt) >= Date.parse(value.endsAt)) {
      report(place, "endsAt", "must be later than startsAt");
    }
  }
  for (const { value, place } of records.pages) {
    const { kind, slug } = value;
    if (`/${kind}` === aboutUsRoute.path && slug !== kind) {
      report(place, "slug", `must be ${kind}: the address of the only page of this kind is ${aboutUsRoute.path}`);
    }
  }
  const checkText = (place: Place, column: string | null, text: string) => {
    for (const name of unknownSettings(text))
      report(place, column, `{{${name}}} is no setting of the shop; these are: ${settingNames.join(", ")}`);
  };
  for (const { value, place } of records.promotions) checkText(place, "description", value.description);
  for (const [page, text] of texts) checkText({ file: `pages/${page}.md`, record: null }, null, text);
}

/** Compares the records with each other and the shop. @returns the faults */
export function checkFolder(folder: ShopFolder, shop: KnownInShop): Fault[] {
  const { records } = folder;
  const check = createCheck(folder, shop);
  const { report } = check;
  for (const { value, place } of records.attributes) {
    if (ownAttributes.has(value.code)) report(place, "code", `${value.code} is a column of products, and no attribute`);
  }
  for (const product of records.products) checkProduct(product, check);
  checkCategories(folder, check);
  for (const variant of records.variants) checkVariant(variant, check);
  checkUnits(folder, shop, check);
  for (const { value, place } of records.pictures) {
    const product = check.productOf(place, value.product);
    if (product && value.color !== undefined && !product.colors.includes(value.color)) {
      report(place, "color", `${value.color} is no colour of ${product.code}`);
    }
  }
  checkContent(folder, check);
  if (!check.hasProducts) {
    for (const kind of ["variants", "units", "pictures"] as const) {
      if (records[kind].length > 0)
        report({ file: kind, record: null }, "product", "needs the products in the same folder");
    }
  }
  return check.faults;
}
