import { expect, type Page } from "@playwright/test";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import type { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { apiOf, freeDates } from "./api.ts";
import { newPerson, type Person } from "./person.ts";
import { open } from "./shopping.ts";

type Product = OperationOutput<typeof getProduct>;

/** The list to search in, which replaces the browser's own once its code has loaded. */
export const searchableList = (page: Page, label: string) =>
  page.getByRole("combobox", { name: label }).and(page.locator("input"));

async function pick(page: Page, label: string, option: string): Promise<void> {
  await searchableList(page, label).click();
  await searchableList(page, label).fill(option);
  await page
    .getByTitle(new RegExp(`^${option}`))
    .last()
    .click();
}

/** Adds an address in the page's address form. */
export async function addAddress(page: Page): Promise<void> {
  await pick(page, "Tỉnh / thành phố", "Thành phố Hà Nội");
  await pick(page, "Quận / huyện", "Quận Ba Đình");
  await pick(page, "Phường / xã", "Phường Phúc Xá");
  await page.getByLabel("Số nhà, tên đường").fill("12 Hàng Gai");
  await page.getByRole("button", { name: "Lưu địa chỉ" }).click();
  await expect(page.getByText("12 Hàng Gai").first()).toBeVisible();
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole("radio", { name: /Tiền mặt/ }).check();
  await page.getByRole("button", { name: "Đặt hàng" }).click();
  await seeOrderPlaced(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Sees the confirmed order: paid, or to be paid on delivery. */
export const seeOrderPlaced = (page: Page) =>
  expect(page.getByRole("heading", { name: "Đơn của bạn đã được đặt" })).toBeVisible();

/** Registers a new customer in this browser by API, for stories about what comes after. */
export async function becomeCustomer(page: Page, url: string): Promise<Person> {
  const person = newPerson();
  const answer = await apiOf(page.request, url).post("/v2/user/consumer/register", person);
  expect(answer.status()).toBe(201);
  return person;
}

/** Gives the customer of this browser an address. */
export async function haveAddress(page: Page, url: string): Promise<void> {
  const api = apiOf(page.request, url);
  const first = async (path: string): Promise<string> => (await api.get(path)).items[0].id;
  const cityId = await first("/v2/address/city");
  const districtId = await first(`/v2/address/${cityId}/district`);
  const wardId = await first(`/v2/address/${districtId}/ward`);
  const street = "12 Hàng Gai";
  const place = { type: "ADDRESS_TYPE_HOME", cityId, districtId, wardId, street };
  const answer = await api.post("/v2/customer/address", { ...place, receiverName: "Mai", phone: "0912345678" });
  expect(answer.status()).toBe(201);
}

/** Puts a dress for free days into this browser's cart. */
export async function haveDressInCart(page: Page, url: string, days = 2): Promise<Product> {
  const api = apiOf(page.request, url);
  const product = await api.product("cat=dam&type=rent", ({ variants }) => variants.some((one) => one.rentUnits > 0));
  const variant = product.variants.find((one) => one.rentUnits > 0);
  const dates = freeDates(await api.availability(variant?.id ?? ""), days);
  const answer = await api.post("/v2/cart", { variantId: variant?.id, type: "rental", quantities: 1, ...dates });
  expect(answer.status()).toBe(201);
  return product;
}

/** A customer with an address, on the payment page with a dress. */
export async function goToCheckout(page: Page, url: string): Promise<void> {
  await becomeCustomer(page, url);
  await haveAddress(page, url);
  await haveDressInCart(page, url);
  await openCheckout(page);
}

/** Opens a customer's payment page and waits until everything for an order is loaded. */
export async function openCheckout(page: Page): Promise<void> {
  await open(page, "/checkout/payment");
  await expect(page.getByRole("radio", { name: /12 Hàng Gai/ })).toBeChecked();
  await expect(page.getByRole("button", { name: "Đặt hàng" })).toBeEnabled();
}

/** Orders in a way that is paid before the delivery. */
export async function orderToPay(page: Page, method: RegExp): Promise<void> {
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Đặt hàng" }).click();
}

/** Decides on the page of a gateway. */
export async function decideAt(page: Page, gateway: string, decision: "Thanh toán" | "Từ chối" | "Huỷ"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: gateway })).toBeVisible();
  await page.getByRole("button", { name: decision, exact: true }).click();
}

/** The only order of the customer of this browser. */
export async function onlyOrder(page: Page, url: string): Promise<OperationOutput<typeof getOrder>> {
  const { items } = (await apiOf(page.request, url).get("/v2/order/list")) as OperationOutput<typeof listOrders>;
  expect(items).toHaveLength(1);
  return items[0] as OperationOutput<typeof getOrder>;
}
