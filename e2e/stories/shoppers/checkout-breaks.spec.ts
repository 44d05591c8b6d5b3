import {
  becomeCustomer,
  haveAddress,
  haveDressInCart,
  onlyOrder,
  openCheckout,
  seeOrderPlaced,
} from "../../steps/checkout.ts";
import { breakableProxy } from "../../support/breakable.ts";
import { runEdge } from "../../support/run-edge.ts";
import { expect, test } from "../../support/shop.ts";

test("a customer whose order meets an API that has stopped loses nothing, and orders once it is back", async ({
  browser,
  shop,
}) => {
  const way = await breakableProxy(shop.url);
  const edge = await runEdge(shop.data, way.url);
  try {
    const page = await (await browser.newContext({ baseURL: edge.url })).newPage();
    await becomeCustomer(page, edge.url);
    await haveAddress(page, edge.url);
    const { name } = await haveDressInCart(page, edge.url);
    await openCheckout(page);
    await page.getByRole("radio", { name: /Tiền mặt/ }).check();
    await page.getByRole("textbox", { name: /Ghi chú/ }).fill("Gọi trước 15 phút");
    await expect(page.getByRole("region", { name: "Đơn của bạn" })).toContainText(name);

    way.cut();
    await page.getByRole("button", { name: "Đặt hàng" }).click();
    await expect(page.getByText("Chưa đặt được hàng")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /Ghi chú/ })).toHaveValue("Gọi trước 15 phút");
    await expect(page.getByRole("region", { name: "Đơn của bạn" })).toContainText(name);

    await way.mend();
    await page.getByRole("button", { name: "Đặt hàng" }).click();
    await seeOrderPlaced(page);
    expect((await onlyOrder(page, edge.url)).note).toBe("Gọi trước 15 phút");
  } finally {
    way.cut();
    await edge.stop();
  }
});
