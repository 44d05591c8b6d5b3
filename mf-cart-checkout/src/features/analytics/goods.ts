import type { Dong } from "@thuot-tha/shared/domain";
import { shownPrice } from "../cart/shown-lines.ts";
import type { CartItem } from "../cart/types.ts";
import type { Quote } from "../checkout/types.ts";
import type { Order } from "../placed-order/slice.ts";

/** The items of a commerce event; `value` in đồng, without deposit and shipping. */
interface Goods {
  currency: "VND";
  value: Dong;
  items: {
    item_id: string;
    item_name: string;
    item_brand: string;
    item_variant: string;
    item_category: string;
    price: Dong;
    quantity: number;
  }[];
}

interface Sold {
  productId: string;
  name: string;
  brand: string;
  size: string;
  color: string;
  type: string;
  quantities: number;
  /** For all pieces and days, in đồng. */
  total: Dong;
}

const goods = (lines: readonly Sold[]): Goods => ({
  currency: "VND",
  value: lines.reduce((sum, { total }) => sum + total, 0),
  items: lines.map(({ productId, name, brand, size, color, type, quantities, total }) => ({
    item_id: productId,
    item_name: name,
    item_brand: brand,
    item_variant: `${size} / ${color}`,
    item_category: type,
    price: Math.round(total / quantities),
    quantity: quantities,
  })),
});

export const goodsOf = ({ lines }: Pick<Quote | Order, "lines">): Goods => goods(lines);

/** @param quantities number of pieces added, because the line may have held some before */
export function addedGoods(item: CartItem, quantities: number, pricing: Parameters<typeof shownPrice>[1]): Goods {
  const { name, brand } = item.product;
  const total = shownPrice({ ...item, quantities }, pricing)?.total ?? 0;
  return goods([{ ...item, name, brand, quantities, total }]);
}
