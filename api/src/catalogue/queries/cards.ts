import type { FoundCard, ProductCard } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

interface CardRow
  extends Omit<ProductCard, "rating" | "collectionType" | "types" | "colors" | "membershipRentalPrice"> {
  forRent: boolean;
  forSale: boolean;
  ratingSum: number;
  ratingCount: number;
  collectionType: ProductCard["collectionType"] | null;
  membershipRentalPrice: number;
}

/** One picture, `m`, as a `ProductImage`. */
export const productImage = sql`jsonb_strip_nulls(jsonb_build_object('path', m.path, 'alt', m.alt, 'color', m.color))`;

/** Rounds to one decimal, as stars are shown. */
export const averageOf = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum * 10) / count) / 10;

function toCard({
  forRent,
  forSale,
  ratingSum,
  ratingCount,
  collectionType,
  membershipRentalPrice,
  ...card
}: CardRow): ProductCard {
  return {
    ...card,
    types: [...(forRent ? (["rent"] as const) : []), ...(forSale ? (["sale"] as const) : [])],
    rating: { average: averageOf(ratingSum, ratingCount), count: ratingCount },
    colors: card.swatches.map((swatch) => swatch.name),
    ...(collectionType ? { collectionType } : {}),
    ...(membershipRentalPrice > 0 ? { membershipRentalPrice } : {}),
  };
}

/**
 * Cards of these products, in the order of the ids. Unknown ids are left out.
 * @param withWithdrawn false to leave out withdrawn products too
 */
export async function listCards(db: Db, ids: readonly string[], { withWithdrawn = true } = {}): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const found = await rows<CardRow>(
    db,
    sql`
      SELECT p.id, p.link, p.name, p.brand, p.for_rent AS "forRent", p.for_sale AS "forSale",
        p.original_price AS "originalPrice", p.sale_price AS "salePrice",
        p.original_rental_price AS "originalRentalPrice", p.rental_price AS "rentalPrice",
        p.deposit_price AS "depositPrice", p.rating_sum AS "ratingSum", p.rating_count AS "ratingCount",
        p.collection_type AS "collectionType", p.is_new AS "isNew",
        p.membership_rental_price AS "membershipRentalPrice",
        (SELECT coalesce(jsonb_agg(${productImage} ORDER BY m.position), '[]')
           FROM product_images m WHERE m.product_id = p.id) AS images,
        (SELECT coalesce(jsonb_agg(a.value ORDER BY a.position), '[]')
           FROM product_attributes a WHERE a.product_id = p.id AND a.key = 'size') AS sizes,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('name', a.value, 'hex', a.hex) ORDER BY a.position), '[]')
           FROM product_attributes a WHERE a.product_id = p.id AND a.key = 'color') AS swatches
      FROM products p WHERE p.id IN (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})${withWithdrawn ? sql`` : sql` AND p.withdrawn_at IS NULL`}`,
  );
  const cards = new Map(found.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/**
 * A card with the piece's own colour of these, and with its pictures first.
 * @param colors each with the number of words that name it: the most win, then the piece's first
 */
export function inColor(card: ProductCard, colors: ReadonlyMap<string, number>): FoundCard {
  const own = card.colors.filter((color) => colors.has(color));
  const [color] = own.sort((a, b) => (colors.get(b) ?? 0) - (colors.get(a) ?? 0));
  if (color === undefined) return card;
  const images = card.images.toSorted((a, b) => Number(b.color === color) - Number(a.color === color));
  return { ...card, images, color };
}
