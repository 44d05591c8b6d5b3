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

/** Compares the records with each other and the shop. @returns the faults */
export function checkFolder({ records, texts, faulty }: ShopFolder, shop: KnownInShop): Fault[] {
  const faults: Fault[] = [];
  const report = (place: Place, column: string | null, problem: string) =>
    void faults.push({ ...place, column, problem });
  const ofFolder = (values: readonly string[], inShop: ReadonlySet<string>) => new Set([...inShop, ...values]);
  const values = <T>(list: readonly Placed<T>[], field: keyof T) => list.map(({ value }) => String(value[field]));

  const known = {
    colors: ofFolder(values(records.colors, "name"), shop.colors),
    attributes: ofFolder(values(records.attributes, "code"), shop.attributes),
    categories: ofFolder(values(records.categories, "code"), shop.categories),
    sizeCharts: ofFolder(values(records["size-charts"], "chart"), shop.sizeCharts),
    packages: ofFolder(values(records.packages, "code"), shop.packages),
  };
  const isFaulty = (kind: Kind, code: string) => faulty[kind].has(code) || faulty[kind].has(null);
  const needed = (place: Place, column: string, list: readonly string[], set: ReadonlySet<string>, kind: Kind) => {
    for (const one of list)
      if (!set.has(one) && !isFaulty(kind, one))
        report(place, column, `${one} is not in ${kind}, and the shop keeps none`);
  };

  function checkProduct({ value, place }: Placed<RecordOf<"products">>): void {
    const { rent, sale, categories, attributes, colors, sizes, sizeChart, collection } = value;
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
    for (const [code, price] of Object.entries(rent?.packagePrices ?? {}))
      ofMember(`rent.packagePrices.${code}`, price);
    if (collection && !sale?.originalPrice)
      report(place, "collection", "needs sale.originalPrice: a collection shows reduced pieces");
    if (categories.length === 0 && !value.withdrawn) report(place, "categories", "must name at least one category");
    needed(place, "categories", categories, known.categories, "categories");
    needed(place, "attributes", Object.keys(attributes), known.attributes, "attributes");
    needed(place, "colors", colors, known.colors, "colors");
    needed(place, "sizeChart", sizeChart ? [sizeChart] : [], known.sizeCharts, "size-charts");
    needed(place, "rent.packagePrices", Object.keys(rent?.packagePrices ?? {}), known.packages, "packages");
    for (const [column, list] of Object.entries({ categories, colors, sizes })) {
      const slugs = list.map(slugOf);
      const twice = list.find((_, index) => slugs.indexOf(slugs[index] ?? "") < index);
      if (twice) report(place, column, `${twice} is there twice`);
    }
  }

  function checkCategories(): void {
    const parents = new Map(records.categories.map(({ value }) => [value.code, value.parent]));
    for (const { value, place } of records.categories) {
      const { code, parent } = value;
      if (isTaken(code)) report(place, "code", `${code} is an address of another page of the shop`);
      needed(place, "parent", parent ? [parent] : [], known.categories, "categories");
      let above = parent;
      for (let steps = 0; above !== undefined && above !== code && steps < parents.size; steps += 1)
        above = parents.get(above);
      if (above === code) report(place, "parent", `leads back to ${code}`);
    }
  }

  const products = new Map(records.products.map(({ value }) => [value.code, value]));
  const hasProducts = products.size + faulty.products.size > 0;

  /** The product of a variant, piece or picture; reports one that is not in the folder. */
  function productOf(place: Place, code: string) {
    const product = products.get(code);
    if (!product && hasProducts && !isFaulty("products", code)) report(place, "product", `${code} is not in products`);
    return product;
  }

  function checkVariant({ value, place }: Placed<RecordOf<"variants">>): void {
    const product = productOf(place, value.product);
    if (!product) return;
    if (!product.sizes.includes(value.size)) report(place, "size", `${value.size} is no size of ${product.code}`);
    if (!product.colors.includes(value.color)) report(place, "color", `${value.color} is no colour of ${product.code}`);
    if (value.stock && !product.sale) report(place, "stock", `${product.code} has no sale.price`);
  }

  const variants = new Set(records.variants.map(({ value }) => variantKey(value)));
  const withVariants = new Set(values(records.variants, "product"));

  function checkUnit({ value, place }: Placed<RecordOf<"units">>): void {
    const product = productOf(place, value.product);
    if (!product) return;
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

  for (const { value, place } of records.attributes) {
    if (ownAttributes.has(value.code)) report(place, "code", `${value.code} is a column of products, and no attribute`);
  }
  for (const record of records.products) checkProduct(record);
  checkCategories();
  for (const record of records.variants) checkVariant(record);
  for (const record of records.units) checkUnit(record);
  for (const { value, place } of records.pictures) {
    const product = productOf(place, value.product);
    if (product && value.color !== undefined && !product.colors.includes(value.color)) {
      report(place, "color", `${value.color} is no colour of ${product.code}`);
    }
  }
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
  if (!hasProducts) {
    for (const kind of ["variants", "units", "pictures"] as const) {
      if (records[kind].length > 0)
        report({ file: kind, record: null }, "product", "needs the products in the same folder");
    }
  }
  return faults;
}
