import type { ProductImage } from "@thuot-tha/shared/contracts/operations/entities";
import { type SQL, sql } from "drizzle-orm";
import { productImage } from "../../catalogue/queries/cards.ts";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

/** A cart line with the data for its price, picture and stock. */
export interface FullCartLine {
  id: string;
  type: "rental" | "sale";
  productId: string;
  variantId: string;
  name: string;
  link: string;
  brand: string;
  /** The pictures of its colour come first. */
  images: ProductImage[];
  size: string;
  color: string;
  quantities: number;
  createdAt: string;
  originalPrice: number;
  salePrice: number;
  originalRentalPrice: number;
  rentalPrice: number;
  depositPrice: number;
  membershipRentalPrice: number;
  dateFrom: string | null;
  dateTo: string | null;
  /** True for lines that were in the customer's cart before a guest's cart was merged at sign-in. */
  waiting: boolean;
  /** True when the product is still offered this way. */
  offered: boolean;
}

/** Lines in the order they were added; with `ids`, only those. */
export async function listCartLines(db: Db, cartId: string, ids?: readonly string[]): Promise<FullCartLine[]> {
  const only: SQL = ids
    ? sql`AND i.id IN (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql``;
  return rows<FullCartLine>(
    db,
    sql`
      SELECT i.id, i.type, p.id AS "productId", v.id AS "variantId", p.name, p.link, p.brand,
        (SELECT coalesce(jsonb_agg(${productImage} ORDER BY m.color IS DISTINCT FROM v.color, m.position), '[]')
           FROM product_images m WHERE m.product_id = p.id) AS images,
        v.size, v.color, i.quantities, i.created_at AS "createdAt",
        p.original_price AS "originalPrice", p.sale_price AS "salePrice",
        p.original_rental_price AS "originalRentalPrice", p.rental_price AS "rentalPrice",
        p.deposit_price AS "depositPrice", p.membership_rental_price AS "membershipRentalPrice",
        i.date_from::text AS "dateFrom", i.date_to::text AS "dateTo", i.waiting,
        CASE i.type WHEN 'rental' THEN p.for_rent ELSE p.for_sale END
          AND p.withdrawn_at IS NULL AND v.withdrawn_at IS NULL AS offered
      FROM cart_items i
      JOIN variants v ON v.id = i.variant_id
      JOIN products p ON p.id = v.product_id
      WHERE i.cart_id = ${cartId} ${only}
      ORDER BY i.created_at, i.place`,
  );
}
