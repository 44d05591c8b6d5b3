/** @jest-environment node */
import { addCartItem } from "../contracts/operations/cart/add-cart-item.ts";
import { listCartItems } from "../contracts/operations/cart/list-cart-items.ts";
import { removeCartItems } from "../contracts/operations/cart/remove-cart-items.ts";
import { updateCartItem } from "../contracts/operations/cart/update-cart-item.ts";
import { getProduct } from "../contracts/operations/catalogue/get-product.ts";
import { listProducts } from "../contracts/operations/catalogue/list-products.ts";
import { deleteAddress } from "../contracts/operations/customer/delete-address.ts";
import { logIn } from "../contracts/operations/customer/log-in.ts";
import { type Callable, nameOf } from "../contracts/operations/index.ts";
import { createOrder } from "../contracts/operations/order/create-order.ts";
import { getOrder } from "../contracts/operations/order/get-order.ts";
import { createClient } from "./client.ts";
import { toShownError } from "./shown-error.ts";

interface Sent extends RequestInit {
  url: string;
  headers: Record<string, string>;
}

/** A client whose every request gets this answer, and what it sent. */
function clientAnswering(status: number, body: unknown = {}, headers?: Record<string, string>) {
  const sent: Sent[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ ...init, url } as Sent);
    return new Response(status === 204 || status === 304 ? null : text, { status, headers });
  }) as typeof globalThis.fetch;
  return { client: createClient({ baseUrl: "https://api.test", fetch }), sent };
}

const add = { body: { variantId: "v1", type: "sale" as const, quantities: 1 } };

describe("call", () => {
  it("sends JSON as the consumer client, with credentials", async () => {
    const { client, sent } = clientAnswering(201);
    await client.call(addCartItem, add);
    expect(sent[0]).toMatchObject({
      url: "https://api.test/v2/cart",
      method: "POST",
      credentials: "include",
      body: '{"variantId":"v1","type":"sale","quantities":1}',
      headers: { "x-client": "consumer", "content-type": "application/json" },
    });
  });

  it("fills the path, repeats list keys and leaves absent values out", async () => {
    const { client, sent } = clientAnswering(200);
    await client.call(getProduct, { params: { productLink: "đầm lụa/1" } });
    await client.call(listProducts, {
      query: { q: "áo dài", attr: ["color:do", "size:M"], sort: undefined },
    } as never);
    expect(sent.map(({ url }) => url)).toEqual([
      "https://api.test/v2/product/%C4%91%E1%BA%A7m%20l%E1%BB%A5a%2F1",
      "https://api.test/v2/product/list?q=%C3%A1o+d%C3%A0i&attr=color%3Ado&attr=size%3AM",
    ]);
  });

  it("sends no body with GET and a JSON body with every DELETE", async () => {
    const { client, sent } = clientAnswering(200);
    await client.call(listCartItems);
    await client.call(removeCartItems, { body: { ids: ["a"] } });
    await client.call(deleteAddress, { params: { id: "a" } });
    expect(sent.map(({ body }) => body)).toEqual([undefined, '{"ids":["a"]}', "{}"]);
  });

  it("passes an operation's own headers and those of the client on", async () => {
    const seen: Sent[] = [];
    const fetch = (async (url: string, init: RequestInit) => {
      seen.push({ ...init, url } as Sent);
      return new Response("{}");
    }) as typeof globalThis.fetch;
    const client = createClient({ baseUrl: "", fetch, headers: { cookie: "sid=1" } });
    await client.call(createOrder, {
      headers: { "idempotency-key": "key-12345" },
      body: { cartItemIds: ["a"], addressId: "b", paymentType: "cash" },
    });
    expect(seen[0]?.headers).toMatchObject({ cookie: "sid=1", "idempotency-key": "key-12345" });
  });

  it.each([
    ["GET", 200, () => [listCartItems]],
    ["POST", 200, () => [addCartItem, add]],
    ["POST", 201, () => [addCartItem, add]],
    ["DELETE", 200, () => [deleteAddress, { params: { id: "a" } }]],
  ])("accepts %s with %i", async (_, status, args) => {
    const { client } = clientAnswering(status, { ok: 1 });
    await expect(client.call(...(args() as [typeof listCartItems]))).resolves.toEqual({ ok: 1 });
  });

  it.each([
    ["GET", 201, [listCartItems]],
    ["GET", 204, [listCartItems]],
    ["GET", 304, [listCartItems]],
    ["POST", 202, [addCartItem, add]],
    ["PUT", 201, [updateCartItem, { params: { id: "a" }, body: {} }]],
    ["DELETE", 204, [deleteAddress, { params: { id: "a" } }]],
  ])("refuses %s with %i", async (_, status, args) => {
    const { client } = clientAnswering(status);
    await expect(client.call(...(args as unknown as [typeof listCartItems]))).rejects.toMatchObject({ status });
  });

  it("returns an empty answer as null", async () => {
    await expect(clientAnswering(200, "").client.call(listCartItems)).resolves.toBeNull();
  });

  it("carries the server's message of a refusal", async () => {
    const body = { message: "Kiểm tra lại nhé.", code: "INVALID", fields: { phone: "Sai số." } };
    const { client } = clientAnswering(400, body, { "x-request-id": "r1" });
    await expect(client.call(listCartItems)).rejects.toMatchObject({ status: 400, ...body, requestId: "r1" });
  });

  it("is Network error where an answer has no message", async () => {
    const expected = { status: 502, code: "UNKNOWN", message: "Network error" };
    await expect(clientAnswering(502, "<html>").client.call(listCartItems)).rejects.toMatchObject(expected);
    await expect(clientAnswering(502, "null").client.call(listCartItems)).rejects.toMatchObject(expected);
  });

  it("is Network error for an accepted answer that is no JSON", async () => {
    await expect(clientAnswering(200, "<html>").client.call(listCartItems)).rejects.toMatchObject({
      code: "NOT_JSON",
      message: "Network error",
    });
  });

  it("turns a failed network into status 0", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const client = createClient({ baseUrl: "", fetch });
    await expect(client.call(listCartItems)).rejects.toMatchObject({
      status: 0,
      code: "NETWORK",
      message: "Network error",
    });
  });

  it("counts a call without an answer in time as a failed network, so that it can be repeated", async () => {
    const fetch = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const client = createClient({ baseUrl: "", fetch, timeout: 1 });
    const unanswered = { status: 0, code: "NETWORK" };
    await expect(client.call(listCartItems)).rejects.toMatchObject(unanswered);
    const { signal } = new AbortController();
    await expect(client.call(listCartItems, undefined, { signal })).rejects.toMatchObject(unanswered);
  });

  it("counts an accepted answer that breaks off as a failed network, because its outcome is unknown", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
    const client = createClient({ baseUrl: "", fetch: async () => new Response(body, { status: 201 }) });
    await expect(client.call(addCartItem, add)).rejects.toMatchObject({ status: 0, code: "NETWORK" });
  });

  it("leaves an abort an abort, which is never shown", async () => {
    const fetch = (_: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason);
    const client = createClient({ baseUrl: "", fetch });
    const error = await client
      .call(listCartItems, undefined, { signal: AbortSignal.abort() })
      .catch((caught) => caught);
    expect(error.name).toBe("AbortError");
    expect(toShownError(error).silent).toBe(true);
  });
});

describe("postRaw", () => {
  it("returns the accepted answer unread", async () => {
    const { client } = clientAnswering(201, { order: 1 }, { "x-request-id": "r2" });
    const response = await client.postRaw(addCartItem, add);
    expect(response.headers.get("x-request-id")).toBe("r2");
    expect(await response.json()).toEqual({ order: 1 });
  });
});

describe("putFile", () => {
  const file = new Blob(["x"], { type: "image/webp" });

  it.each([
    ["cdn.test/avatar/1", "//cdn.test/avatar/1"],
    ["//cdn.test/avatar/1", "//cdn.test/avatar/1"],
    ["https://cdn.test/avatar/1", "https://cdn.test/avatar/1"],
  ])("puts the raw file to %s", async (url, expected) => {
    const { client, sent } = clientAnswering(201, "");
    await client.putFile(url, file);
    expect(sent[0]).toMatchObject({
      url: expected,
      method: "PUT",
      body: file,
      headers: { "content-type": "image/webp" },
    });
  });

  it("accepts 200 and 201 only", async () => {
    await expect(clientAnswering(200).client.putFile("a", file)).resolves.toBeUndefined();
    await expect(clientAnswering(204).client.putFile("a", file)).rejects.toMatchObject({ status: 204 });
  });
});

describe("a call whose session has ended", () => {
  const refusal = { message: "Bạn cần đăng nhập.", code: "UNAUTHENTICATED" };

  function client(statuses: number[], signsIn: boolean) {
    const refused: string[] = [];
    let sent = 0;
    const fetch = (async () => {
      const status = statuses[sent++] ?? 500;
      return new Response(JSON.stringify(status === 200 ? { orders: 1 } : refusal), { status });
    }) as typeof globalThis.fetch;
    const signInAgain = async (operation: Callable) => {
      refused.push(nameOf(operation));
      return signsIn;
    };
    return { refused, sent: () => sent, api: createClient({ baseUrl: "", fetch, signInAgain }) };
  }

  it("is repeated once the shopper has signed in again", async () => {
    const { api, refused } = client([401, 200], true);
    await expect(api.call(getOrder, { params: { orderId: "TT1" } })).resolves.toEqual({ orders: 1 });
    expect(refused).toEqual(["GET /v2/order/:orderId"]);
  });

  it("is refused when they do not, or when it is refused again", async () => {
    await expect(client([401], false).api.call(getOrder, { params: { orderId: "TT1" } })).rejects.toMatchObject({
      status: 401,
    });
    const again = client([401, 401, 200], true);
    await expect(again.api.call(getOrder, { params: { orderId: "TT1" } })).rejects.toMatchObject({ status: 401 });
    expect(again.sent()).toBe(2);
  });

  it("says for an operation of shoppers whether the page shows a customer's data", async () => {
    const sent: (string | null)[] = [];
    let isCustomer = true;
    const statuses = [401, 200, 200, 200];
    const api = createClient({
      baseUrl: "",
      fetch: async (_url, init) => {
        sent.push(new Headers(init?.headers).get("x-signed-in"));
        const status = statuses.shift();
        return new Response(JSON.stringify(status === 200 ? { items: [] } : refusal), { status });
      },
      isCustomer: () => isCustomer,
      signInAgain: async () => true,
    });
    expect(await api.call(listCartItems)).toEqual({ items: [] });
    await api.call(logIn, { body: { account: "a", password: "b" } });
    isCustomer = false;
    await api.call(listCartItems);
    expect(sent).toEqual(["1", "1", null, null]);
  });

  it("opens no sign-in form for an operation that guests may call", async () => {
    const { api, refused } = client([401], true);
    await expect(api.call(logIn, { body: { account: "a", password: "b" } })).rejects.toMatchObject({
      status: 401,
    });
    expect(refused).toEqual([]);
  });
});
