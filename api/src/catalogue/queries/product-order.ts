/** The products of a chunk in one order. */
export interface Order {
  /** The products' numbers within the chunk. */
  products: Uint16Array;
  /** Sort keys by the products' numbers, the lowest first. A later key decides between products that are equal so far. */
  keys: readonly (Int32Array | Float64Array)[];
  /** Ids by the products' numbers, which decide last. */
  ids: readonly string[];
}

/** Below 0 if a product comes before one of the same or of another chunk. */
export function compare(order: Order, product: number, otherOrder: Order, otherProduct: number): number {
  for (let n = 0; n < order.keys.length; n += 1) {
    const difference = (order.keys[n]?.[product] as number) - (otherOrder.keys[n]?.[otherProduct] as number);
    if (difference !== 0) return difference;
  }
  const id = order.ids[product] as string;
  const otherId = otherOrder.ids[otherProduct] as string;
  return id < otherId ? -1 : id > otherId ? 1 : 0;
}

/** @param ids by number; empty where the chunk has no product */
export function orderBy(keys: Order["keys"], ids: readonly string[]): Order {
  const order = { keys, ids, products: Uint16Array.from(ids.flatMap((id, number) => (id === "" ? [] : [number]))) };
  order.products.sort((a, b) => compare(order, a, order, b));
  return order;
}
