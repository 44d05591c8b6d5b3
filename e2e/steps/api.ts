import type { APIRequestContext } from "@playwright/test";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { addDays } from "./days.ts";

type Product = OperationOutput<typeof getProduct>;
type Availability = OperationOutput<typeof listInvalidDates>;

/** Calls the API directly: to find a product for a story, or to try what the pages do not allow. */
export function apiOf(request: APIRequestContext, url: string) {
  const headers = { "x-client": "consumer" };
  const get = async (path: string) => (await request.get(url + path, { headers })).json();
  return {
    post: (path: string, data: unknown, more: Record<string, string> = {}) =>
      request.post(url + path, { data, headers: { ...headers, ...more } }),

    get,

    /**
     * The first matching product of a list, with all details.
     * @param query e.g. `type=rent`
     */
    async product(query: string, fits: (product: Product) => boolean = () => true): Promise<Product> {
      const { items } = (await get(`/v2/product/list?${query}`)) as OperationOutput<typeof listProducts>;
      for (const { link } of items) {
        const product: Product = await get(`/v2/product/${link}`);
        if (fits(product)) return product;
      }
      throw new Error(`No product for ${query}`);
    },

    async availability(variantId: string): Promise<Availability> {
      const answer = await request.post(`${url}/v2/cart/invalid-rent-date/list`, {
        data: { variantId, quantities: 1 },
        headers,
      });
      return answer.json();
    },
  };
}

/** The first wear dates, `days` long, that the calendar allows, at the start of `freeDays` free days. */
export function freeDates(
  { freeRanges = [], firstDate, lastDate }: Pick<Availability, "freeRanges" | "firstDate" | "lastDate">,
  days: number,
  freeDays = days,
): { dateFrom: string; dateTo: string } {
  for (let dateFrom = firstDate; addDays(dateFrom, freeDays - 1) <= lastDate; dateFrom = addDays(dateFrom, 1)) {
    const lastFree = addDays(dateFrom, freeDays - 1);
    if (freeRanges.some((free) => free.dateFrom <= dateFrom && lastFree <= free.dateTo))
      return { dateFrom, dateTo: addDays(dateFrom, days - 1) };
  }
  throw new Error("No free dates");
}
