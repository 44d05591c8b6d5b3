import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { root } from "../support/folders.ts";
import { freeDates } from "./api.ts";
import { newPerson } from "./person.ts";

/** Counts of the answers that shoppers of a cluster received. */
export interface Tally {
  pages: number;
  /** Answers 503 with Retry-After, which a browser's reload follows. */
  busyPages: number;
  /** Pages that were neither complete nor 503 with Retry-After: address, status and the beginning of the answer. */
  brokenPages: string[];
  /** Product pictures that were shown. */
  pictures: number;
  /** Pictures that were cut off or answered with 503 and Retry-After, and uploads that failed. */
  missedPictures: number;
  /** Product pictures that were answered otherwise: address and status. */
  brokenPictures: string[];
  /** Profile pictures that the shop has confirmed, by their paths. */
  avatars: string[];
  /** Calls of the API that were cut off or answered with 5xx, and were sent again. */
  repeated: number;
  /** Refusals because another shopper was faster. */
  outrun: number;
  /** Ids of orders that the shop has confirmed. */
  orders: string[];
}

export const emptyTally = (): Tally => ({
  pages: 0,
  busyPages: 0,
  brokenPages: [],
  pictures: 0,
  missedPictures: 0,
  brokenPictures: [],
  avatars: [],
  repeated: 0,
  outrun: 0,
  orders: [],
});

/** Longer than any outage of the story, on a busy machine too. */
const pollOptions = { timeout: 300_000, intervals: [100, 250, 500, 1000] };
const headers = { "x-client": "consumer" };
const face = join(root, "docs/example-shop/pictures/dam-nhung-1.png");

/** Sends a request again until the shop itself answers, as the shop's pages do for the shopper. */
async function persist(tally: Tally, send: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer: APIResponse | undefined;
  await expect(async () => {
    const one = await send().catch(() => undefined);
    if (!one || one.status() >= 500) tally.repeated++;
    expect(one?.status()).toBeLessThan(500);
    answer = one;
  }).toPass(pollOptions);
  return answer as APIResponse;
}

/** Opens a page until it is complete, and records every answer that is useless to a shopper. */
async function seePage(tally: Tally, request: APIRequestContext, path: string): Promise<void> {
  await expect(async () => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const text = await answer.text();
    const isWhole = answer.status() === 200 && /<h1[\s>].*<\/html>/s.test(text) && !text.includes("noindex");
    const isBusy = answer.status() === 503 && "retry-after" in answer.headers();
    if (isWhole) tally.pages++;
    else if (isBusy) tally.busyPages++;
    else tally.brokenPages.push(`${path} ${answer.status()} ${text.slice(0, 200)}`);
    expect(isBusy).toBe(false);
  }).toPass(pollOptions);
}

const sized = (path: string): string => `/media/240x240/${path}`;

/** Requests a product picture once, as browsers do. */
async function seePicture(tally: Tally, request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(sized(path)).catch(() => undefined);
  if (answer?.ok() && answer.headers()["content-type"]?.startsWith("image/")) tally.pictures++;
  else if (!answer || (answer.status() === 503 && "retry-after" in answer.headers())) tally.missedPictures++;
  else tally.brokenPictures.push(`${path} ${answer.status()}`);
}

/** Uploads a profile picture, once. @returns its path, if the shop has confirmed it */
async function uploadAvatar(request: APIRequestContext): Promise<string | undefined> {
  const data = await readFile(face);
  const picture = { contentType: "image/png", size: data.length };
  const issued = await request.post("/v2/user/avatar/upload-url", { data: picture, headers });
  if (!issued.ok()) return undefined;
  const { uploadUrl, path: avatar } = await issued.json();
  const sent = await request.put(new URL(uploadUrl).pathname, { data, headers: { "content-type": "image/png" } });
  if (!sent.ok()) return undefined;
  const saved = await request.put("/v2/user/consumer/me", { data: { avatar }, headers });
  return saved.ok() ? avatar : undefined;
}

/** Confirmed profile pictures that the shop does not show. @param url of the shop */
export async function lostAvatars({ avatars }: Tally, url: string): Promise<string[]> {
  const found = await Promise.all(avatars.map((path) => fetch(new URL(sized(path), url))));
  return found.filter(({ status }) => status !== 200).map((answer) => `${answer.url} ${answer.status}`);
}

/**
 * One shopper: opens pages, registers, rents a piece for two days, pays by bank transfer, and uploads a profile picture. All
 * shoppers choose the first free days of a few dresses, so that they race for them.
 */
export async function rentAndPay(request: APIRequestContext, number: number, tally: Tally): Promise<void> {
  const read = async (path: string) => (await persist(tally, () => request.get(path, { headers }))).json();
  const post = (path: string, data: unknown, more = {}) =>
    persist(tally, () => request.post(path, { data, headers: { ...headers, ...more } }));

  await seePage(tally, request, "/home");
  const { items } = await read("/v2/product/list?type=rent&cat=dam");
  const product = await read(`/v2/product/${items[number % 8].link}`);
  await seePage(tally, request, `/product/${product.link}`);
  await seePicture(tally, request, product.images[0].path);

  const person = newPerson();
  const registered = await post("/v2/user/consumer/register", person);
  // The answer to the registration may have been lost.
  if (!registered.ok()) await post("/v2/user/consumer/login", { account: person.email, password: person.password });
  const city = (await read("/v2/address/city")).items[0];
  const district = (await read(`/v2/address/${city.id}/district`)).items[0];
  const ward = (await read(`/v2/address/${district.id}/ward`)).items[0];
  const area = { cityId: city.id, districtId: district.id, wardId: ward.id, street: "12 Hàng Gai" };
  const address = { type: "ADDRESS_TYPE_HOME", receiverName: person.fullName, phone: person.phone, ...area };
  const { id: addressId } = await (await post("/v2/customer/address", address)).json();

  const { id: variantId } = product.variants.find(({ rentUnits }: { rentUnits: number }) => rentUnits > 0);
  let placed: OperationOutput<typeof createOrder> | undefined;
  for (let attempt = 1; !placed; attempt++) {
    expect(attempt).toBeLessThan(50);
    const free = await (await post("/v2/cart/invalid-rent-date/list", { variantId, quantities: 1 })).json();
    const line = { variantId, type: "rental", quantities: 1, ...freeDates(free, 2) };
    const added = await post("/v2/cart", line);
    if (!added.ok()) {
      tally.outrun++;
      continue;
    }
    const { item } = (await added.json()) as OperationOutput<typeof addCartItem>;
    const order = { cartItemIds: [item.id], addressId, paymentType: "bank_transfer" };
    const answer = await post("/v2/order", order, { "idempotency-key": `cluster-${number}-${attempt}` });
    if (answer.status() === 201) placed = await answer.json();
    else tally.outrun++;
  }
  const { order, payment } = placed as OperationOutput<typeof createOrder>;
  tally.orders.push(order.id);

  const transfer = { memo: payment.transfer?.memo ?? "", amount: String(payment.amount), decision: "approve" };
  await expect(async () => {
    const bank = await persist(tally, () => request.post("/v2/sandbox/bank", { form: transfer }));
    expect(await bank.text()).toContain("Đã chuyển khoản.");
  }).toPass(pollOptions);
  const statusNow = async () => (await read(`/v2/order/${order.id}`)).status;
  await expect.poll(statusNow, pollOptions).toBe("CONFIRMED");
  const avatar = await uploadAvatar(request).catch(() => undefined);
  if (avatar) tally.avatars.push(avatar);
  else tally.missedPictures++;
  await seePage(tally, request, "/dam");
}
