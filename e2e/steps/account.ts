import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import type { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import type { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { root } from "../support/folders.ts";
import type { RunningShop } from "../support/run-shop.ts";
import { apiOf, freeDates } from "./api.ts";
import { newPerson, type Person } from "./person.ts";

type Product = OperationOutput<typeof getProduct>;

/** Addresses of the account's pages, with those of an order and of a saved address. */
export const accountPages = (orderId: string, addressId: string): string[] => [
  "/account",
  "/account/order-history",
  `/account/order-history/${orderId}`,
  "/account/favorites",
  "/account/wallet",
  "/account/notification",
  "/account/address",
  `/account/address/edit/${addressId}`,
  "/account/profile",
  "/account/change-email",
  "/account/change-password",
];

/** Registers in the checkout's sign-in step. */
export async function registerInPlace(page: Page, person: Person): Promise<void> {
  await page.getByRole("tab", { name: "Tạo tài khoản" }).click();
  await register(page, person);
}

/** Fills in and sends the registration form. */
export async function register(page: Page, person: Person): Promise<void> {
  const form = page.getByRole("form", { name: "Tạo tài khoản" });
  await form.getByRole("textbox", { name: "Họ và tên" }).fill(person.fullName);
  await form.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await form.getByRole("textbox", { name: "Số điện thoại" }).fill(person.phone);
  await form.getByRole("textbox", { name: "Mật khẩu" }).fill(person.password);
  await form.getByRole("button", { name: "Tạo tài khoản" }).click();
}

/** Signs in on the login page. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const form = page.getByRole("form", { name: "Đăng nhập" });
  await form.getByRole("textbox", { name: "E-mail hoặc số điện thoại" }).fill(email);
  await form.getByRole("textbox", { name: "Mật khẩu" }).fill(password);
  await form.getByRole("button", { name: "Đăng nhập" }).click();
}

/** A browser with a signed-in customer, without the login pages. */
export async function signedIn(context: BrowserContext, shop: RunningShop, person = newPerson()): Promise<Person> {
  const api = apiOf(context.request, shop.url);
  const registered = await api.post("/v2/user/consumer/register", person);
  if (!registered.ok()) {
    await api.post("/v2/user/consumer/login", { account: person.email, password: person.password });
  }
  return person;
}

/** Adds an address to the signed-in customer's account; the place does not matter. */
export async function anAddress(context: BrowserContext, { url }: RunningShop) {
  const api = apiOf(context.request, url);
  type Areas = OperationOutput<typeof listCities>;
  const city = ((await api.get("/v2/address/city")) as Areas).items.find(({ name }) => name === "Thành phố Hà Nội");
  const [district] = ((await api.get(`/v2/address/${city?.id}/district`)) as Areas).items;
  const [ward] = ((await api.get(`/v2/address/${district?.id}/ward`)) as Areas).items;
  const made = await api.post("/v2/customer/address", {
    type: "ADDRESS_TYPE_HOME",
    receiverName: "Nguyễn Thanh Mai",
    phone: "0912345678",
    cityId: city?.id,
    districtId: district?.id,
    wardId: ward?.id,
    street: "12 Hàng Gai",
  });
  return (await made.json()) as OperationOutput<typeof createAddress>;
}

/** A rental ordered by the signed-in customer, far enough ahead to be cancelled for a full refund. `fits` chooses the variant. @param freeDays from its first day on */
export async function anOrder(
  context: BrowserContext,
  shop: RunningShop,
  paymentType: "cash" | "bank_transfer",
  query = "type=rent",
  fits: (variant: Product["variants"][number], product: Product) => boolean = ({ rentUnits }) => rentUnits > 0,
  freeDays = 2,
) {
  const api = apiOf(context.request, shop.url);
  const address = await anAddress(context, shop);
  const product = await api.product(query, (one) => one.variants.some((variant) => fits(variant, one)));
  const variantId = product.variants.find((variant) => fits(variant, product))?.id ?? "";
  const dates = freeDates(await api.availability(variantId), 2, freeDays);
  const added = await api.post("/v2/cart", { variantId, type: "rental", quantities: 1, ...dates });
  const { item } = (await added.json()) as OperationOutput<typeof addCartItem>;
  const placed = await api.post(
    "/v2/order",
    { cartItemIds: [item.id], addressId: address.id, paymentType },
    { "idempotency-key": `story-${item.id}` },
  );
  expect(placed.status()).toBe(201);
  const { order } = (await placed.json()) as OperationOutput<typeof createOrder>;
  return { order, product };
}

/** Runs an admin command, as staff do. @returns what it prints */
async function admin({ data }: RunningShop, words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "api/dist/admin.js"), ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  });
  return stdout;
}

/** Keeps a part of the deposit for the first piece of a returned order. */
export async function keepDeposit(shop: RunningShop, orderId: string, sum: number, why: string): Promise<void> {
  const { lines } = JSON.parse(await admin(shop, ["orders", "show", orderId, "--json"]));
  await admin(shop, ["order", orderId, "check", lines[0].pieces[0], "--keep", String(sum), "--why", why]);
}

/** Moves an order to its next status, as staff do. */
export const moveOrder = (shop: RunningShop, orderId: string, step: "deliver" | "arrived" | "return" | "done") =>
  admin(shop, ["order", orderId, step]);

/** Answers a problem that a customer reported. */
export const answerProblem = (shop: RunningShop, problemId: string, text: string) =>
  admin(shop, ["problem", problemId, "answer", text]);

/** Records that money of a wallet was transferred to its customer. */
export const recordPayout = (shop: RunningShop, payoutId: string, transaction: string) =>
  admin(shop, ["payout", payoutId, "paid", transaction]);

/** Moves the end of a membership. */
export const endMembership = (shop: RunningShop, { email }: Person, until: Date) =>
  admin(shop, ["membership", email, "until", until.toISOString(), "--why", "A story"]);

/** Gives the signed-in customer a membership, paid by transfer. */
export async function haveMembership(context: BrowserContext, { url }: RunningShop, membershipPackageId: string) {
  const wanted = { membershipPackageId, paymentType: "bank_transfer" };
  const joined = await apiOf(context.request, url).post("/v2/consumer-membership", wanted);
  const { payment } = (await joined.json()) as OperationOutput<typeof joinPackage>;
  const bank = await context.newPage();
  const transfer = { memo: payment.transfer?.memo ?? "", amount: String(payment.amount) };
  await bank.goto(`/v2/sandbox/bank?${new URLSearchParams(transfer)}`);
  await bank.getByRole("button", { name: "Thanh toán" }).click();
  await expect(bank.getByText("Đã chuyển khoản.")).toBeVisible();
  await bank.close();
}

/**
 * Waits for a letter to a person that matches a pattern; other letters may come before it. @returns the words that
 * match
 */
export async function inLetterTo({ data }: RunningShop, email: string, pattern: RegExp): Promise<string> {
  const folder = join(data, "outbox");
  let found: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
      const letters = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
      const texts = letters.map((letter) => JSON.parse(letter)).filter(({ to }) => to === email);
      found = texts.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []).at(-1);
      return found;
    })
    .toBeDefined();
  return found ?? "";
}
