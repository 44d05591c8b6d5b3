import type { Bus } from "@thuot-tha/shared/contracts";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import type { Product } from "./cards/card-of.ts";

type Tracked = Parameters<typeof analyticsTracked.emit>[1];
type Item = Extract<Tracked, { name: "view_item_list" }>["items"][number];

/** Maximum number of reported products of a list: its first page. */
const maxReported = 30;

const itemOf = (product: Product, index?: number): Item => {
  const renting = product.types.includes("rent");
  return {
    item_id: product.id,
    item_name: product.name,
    item_brand: product.brand,
    item_category: renting ? "rental" : "sale",
    price: renting ? product.rentalPrice : product.salePrice,
    ...(index === undefined ? {} : { index }),
  };
};

/** Reports a viewed list. */
export function trackList(bus: Bus, name: string, products: readonly Product[]): void {
  analyticsTracked.emit(bus, {
    name: "view_item_list",
    item_list_name: name,
    items: products.slice(0, maxReported).map((product, index) => itemOf(product, index)),
  });
}

/** Reports a viewed product page. */
export function trackProduct(bus: Bus, product: Product): void {
  const item = { ...itemOf(product), quantity: 1 };
  analyticsTracked.emit(bus, { name: "view_item", currency: "VND", value: item.price ?? 0, items: [item] });
}
