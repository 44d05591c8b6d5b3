import { maxIdLength, maxSizeLength } from "@thuot-tha/shared/contracts/operations/entities";
import {
  aboutRoute,
  aboutUsRoute,
  customerCareRoute,
  infoRoute,
  selfRoute,
} from "@thuot-tha/shared/contracts/routes/content";
import { z } from "zod";

const maxDong = 2_000_000_000;

const Text = z.string("must be text").min(1, "must not be empty");
const Size = Text.max(maxSizeLength, atMost(maxSizeLength));
const Dong = z
  .int("must be a whole number of đồng, written like 180000")
  .min(0, "must not be negative")
  .max(maxDong, `must not exceed ${maxDong}`);
const Price = Dong.min(1, "must be more than 0");
const Order = z.int("must be a whole number").min(0, "must not be negative").max(1_000_000, "must not exceed 1000000");
const YesNo = z.boolean("must be yes or no");
const Moment = z.iso.datetime({ offset: true, error: "must be a time, written like 2026-12-01T08:00:00+07:00" });
const Address = z
  .string("must be text")
  .regex(/^(\/(?!\/)|https:\/\/)\S+$|^\/$/, "must be a path of the shop, such as /dam, or an address with https://");
const Hex = z.string("must be text").regex(/^#[0-9a-fA-F]{6}$/, "must be a colour, written like #7B2D43");

const codeWithin = (characters: number) =>
  z
    .string("must be text")
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "must be lower-case letters without marks, digits and single hyphens, such as dam-lua-sen",
    )
    .max(characters, atMost(characters));

/** The shop's own key of a record, and its address where it has one. */
const Code = codeWithin(100);

/** The key of a record that requests to the API name by its code. */
const IdCode = codeWithin(maxIdLength);

/** The code on the label of a piece. */
const UnitCode = z
  .string("must be text")
  .regex(
    /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$/,
    "must be letters without marks, digits, hyphens and dots, such as DS-0001",
  )
  .max(100, atMost(100));

/** A file below `pictures`, with slashes. */
const PictureFile = z
  .string("must be text")
  .regex(
    /^(?!\.{0,2}\/)(?!.*\/\.{0,2}\/)(?!(?:resized|uploads)\/)[^\\]+\.(jpe?g|png|webp|avif|svg)$/i,
    "must name a .jpg, .png, .webp, .avif or .svg file below pictures, in no folder resized or uploads",
  );

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `must be one of ${values.join(", ")}`);

const Color = z.strictObject({ name: Text, hex: Hex });

const Attribute = z.strictObject({ code: Code, name: Text });

const SizeChartRow = z.strictObject({
  chart: Code,
  size: Size,
  bust: centimetres(),
  waist: centimetres(),
  hip: centimetres(),
});

const Category = z.strictObject({
  code: IdCode,
  name: Text,
  parent: Code.optional(),
  description: z.string("must be text").default(""),
  displays: z
    .array(oneOf(["hot", "big", "small", "icon1", "icon2"]))
    .default([])
    .describe("Where the first page shows it: big or small tiles, hot; icon1 for an occasion, icon2 for a style"),
  picture: PictureFile.optional(),
  order: Order.optional(),
});

const Product = z.strictObject({
  code: Code,
  name: Text,
  brand: Text,
  description: Text,
  categories: z
    .array(Code)
    .default([])
    .describe("Codes of categories, the family first; only a withdrawn product may have none"),
  attributes: z.record(Code, Text).default({}).describe("Values by the codes of attributes"),
  colors: z.array(Text).min(1, "must name at least one colour").describe("Names of colours, in display order"),
  sizes: z.array(Size).min(1, "must name at least one size").describe("In display order; Free for one size"),
  sizeChart: Code.optional(),
  rent: z
    .strictObject({
      price: Price.describe("For one wear day, in đồng"),
      originalPrice: Price.optional().describe("Before a reduction"),
      deposit: Dong,
      memberPrice: Price.optional(),
      packagePrices: z.record(Code, Price).default({}).describe("For members, by the codes of packages"),
    })
    .optional(),
  sale: z.strictObject({ price: Price, originalPrice: Price.optional().describe("Before a reduction") }).optional(),
  collection: oneOf(["trending_sale", "new_arrival_sale"]).optional(),
  isNew: YesNo.default(false),
  addedAt: Moment.optional().describe("Decides what is newest; the time of the import without it"),
  withdrawn: YesNo.default(false).describe("No longer offered"),
});

const Variant = z.strictObject({
  product: Code,
  size: Size,
  color: Text,
  stock: z
    .int("must be a whole number")
    .min(0, "must not be negative")
    .max(10_000, "must not exceed 10000")
    .optional()
    .describe("Unsold pieces for sale; without it the stock stays as it is"),
});

const Unit = z.strictObject({
  code: UnitCode.describe("The code on the label of one piece for rent"),
  product: Code,
  size: Size,
  color: Text,
});

const Picture = z.strictObject({
  product: Code,
  file: PictureFile,
  color: Text.optional().describe("The colour that it shows, if it shows one"),
  alt: Text.optional().describe("For people who do not see it; made of the product's name without it"),
});

const Banner = z.strictObject({
  code: Code,
  title: Text,
  subtitle: z.string("must be text").default(""),
  link: Address,
  position: oneOf(["home-hero", "home-strip", "category-top"]),
  picture: PictureFile,
  portrait: PictureFile.optional().describe("For phones"),
  order: Order.optional(),
  startsAt: Moment.optional(),
  endsAt: Moment.optional(),
});

const Package = z.strictObject({
  code: IdCode,
  name: Text,
  type: Text,
  color: Hex,
  price: Dong,
  durationDays: z.int("must be a whole number of days").min(1, "must be at least 1").max(3650, "must not exceed 3650"),
  percentDiscount: z.number("must be a number").min(0, "must not be negative").max(100, "must not exceed 100"),
  extendDay: z.int("must be a whole number of days").min(0, "must not be negative").max(365, "must not exceed 365"),
  perks: z.array(Text).default([]),
  order: Order.optional(),
});

const Promotion = z.strictObject({
  code: Code,
  title: Text,
  description: Text,
  appliesTo: oneOf(["rent", "sale", "all"]),
  order: Order.optional(),
  startsAt: Moment.optional(),
  endsAt: Moment.optional(),
});

/** First parts of the addresses of content pages. */
const pageKinds = [aboutUsRoute, aboutRoute, customerCareRoute, infoRoute, selfRoute].map(
  ({ path }) => path.split("/")[1] ?? "",
);

const Page = z.strictObject({
  kind: oneOf(pageKinds),
  slug: Code,
  title: Text,
  picture: PictureFile.optional(),
});

function atMost(characters: number) {
  return `must have at most ${characters} characters`;
}

function centimetres() {
  return z.number("must be a number of centimetres").min(1, "must be at least 1").max(999, "must not exceed 999");
}

/** The kinds of records in a shop's folder, by the names of their files. */
export const kinds = {
  colors: Color,
  attributes: Attribute,
  "size-charts": SizeChartRow,
  categories: Category,
  products: Product,
  variants: Variant,
  units: Unit,
  pictures: Picture,
  banners: Banner,
  packages: Package,
  promotions: Promotion,
  pages: Page,
} as const;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];
export type RecordOf<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** Fields whose combination is unique among the records of a kind. */
export const keyFields: { [K in Kind]: readonly (keyof RecordOf<K> & string)[] } = {
  colors: ["name"],
  attributes: ["code"],
  "size-charts": ["chart", "size"],
  categories: ["code"],
  products: ["code"],
  variants: ["product", "size", "color"],
  units: ["code"],
  pictures: ["product", "file"],
  banners: ["code"],
  packages: ["code"],
  promotions: ["code"],
  pages: ["kind", "slug"],
};
