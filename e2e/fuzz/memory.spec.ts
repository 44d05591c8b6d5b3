import { expect, test } from "@playwright/test";
import { Memory } from "./memory.ts";

test("an id is stored under the name of its object", () => {
  const memory = new Memory();
  memory.learn("/v2/product/list", { items: [{ id: "p1", link: "dam" }] });
  memory.learn("/v2/product/{productLink}", { id: "p2", variants: [{ id: "v1" }], categories: [{ link: "vay" }] });
  memory.learn("/v2/cart/cart-item/list", { items: [{ id: "c1", variantId: "v2" }] });
  const recalled = (name: string, path: string) => memory.recall(name, path, 0);
  expect(recalled("id", "/v2/product/{id}/review")).toBe("p2");
  expect(recalled("productIds", "/v2/consumer-membership/pricing")).toBe("p2");
  expect(recalled("id", "/v2/product/favorite-product")).toBe("p2");
  expect(recalled("productLink", "/v2/product/{productLink}")).toBe("dam");
  expect(recalled("categoryLink", "/v2/category/{categoryLink}")).toBe("vay");
  expect(recalled("variantId", "/v2/cart")).toBe("v2");
  expect(recalled("cartItemIds", "/v2/order")).toBe("c1");
  expect(recalled("orderId", "/v2/order/{orderId}")).toBeUndefined();
});

test("the token of an upload address is stored", () => {
  const memory = new Memory();
  memory.learn("/v2/user/avatar/upload-url", {
    uploadUrl: "http://127.0.0.1:4000/v2/upload/abc",
    path: "uploads/1.webp",
  });
  expect(memory.recall("token", "/v2/upload/{token}", 0)).toBe("abc");
});

test("a newer value comes before an older one", () => {
  const memory = new Memory();
  for (const value of ["one", "two", "one", "three"]) memory.add("email", value);
  expect([0, 1, 2, 3].map((index) => memory.recall("email", "/v2/user", index))).toEqual([
    "three",
    "one",
    "two",
    "three",
  ]);
});
