import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { eq } from "drizzle-orm";
import { orderAddressChanges } from "../db/schema/orders.ts";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { homeAddress, newAddress, newCustomer, newOrder } from "../testing/steps.ts";
import { stepOrder } from "./steps.ts";

const shop = useShop();

let days = 9;
function placed() {
  days += 3;
  return newOrder(shop, { variantId: "lotus-m", dateFrom: `2027-04-${days}`, dateTo: `2027-04-${days}` });
}

const officeOf = async (browser: Browser) => {
  const { body } = await browser.call(createAddress, {
    body: { ...homeAddress, type: "ADDRESS_TYPE_COMPANY", receiverName: "Lễ tân", street: "2 Hải Triều" },
  });
  return body.id;
};

const change = (browser: Browser, orderId: string, addressId: string) =>
  browser.call(changeOrderAddress, { params: { orderId }, body: { addressId } });

describe("changeOrderAddress", () => {
  it("delivers the order elsewhere for the same price, records both addresses and notifies the customer", async () => {
    const { browser, order } = await placed();
    const { status, body } = await change(browser, order.id, await officeOf(browser));
    expect(status).toBe(200);
    expect(body.address).toMatchObject({ receiverName: "Lễ tân", street: "2 Hải Triều" });
    expect(body.totals).toEqual(order.totals);
    expect(body.addressChange).toEqual({ allowed: true, changedAt: "2026-12-01T03:00:00.000Z" });
    const [recorded] = await shop.context.db
      .select()
      .from(orderAddressChanges)
      .where(eq(orderAddressChanges.orderId, order.id));
    expect([recorded?.before.street, recorded?.after.street]).toEqual(["12 Lê Lợi", "2 Hải Triều"]);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    const message =
      "Đơn sẽ giao cho Lễ tân tại 2 Hải Triều, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh. Số tiền của đơn không đổi.";
    expect(items[0]).toMatchObject({ title: `Đã đổi địa chỉ giao đơn ${order.id}`, body: message });
    const { user } = (await browser.call(getMe, {})).body;
    const letter = (await shop.letters()).findLast(({ to }) => to === user.email);
    expect(letter?.subject).toBe(`Đã đổi địa chỉ giao đơn ${order.id}`);
    expect(letter?.text).toContain("Nếu bạn không đổi, bạn gọi cho chúng tôi ngay nhé.");
  });

  it("changes nothing for the same address", async () => {
    const { browser, order } = await placed();
    const { body } = await change(browser, order.id, await newAddress(browser));
    expect(body.addressChange).toEqual({ allowed: true, changedAt: null });
  });

  it("is refused once the courier has the order, and for a cancelled one", async () => {
    const { browser, order } = await placed();
    const office = await officeOf(browser);
    await stepOrder(shop.context, order.id, "deliver");
    const late = await change(browser, order.id, office);
    expect([late.status, late.error.code]).toEqual([409, "ORDER_ADDRESS_FIXED"]);
    const other = await placed();
    await other.browser.call(cancelOrder, { params: { orderId: other.order.id } });
    const gone = await change(other.browser, other.order.id, await officeOf(other.browser));
    expect(gone.error.message).toBe("Đơn này đã huỷ nên không đổi địa chỉ được nữa.");
  });

  it("knows neither another customer's order nor another customer's address", async () => {
    const { browser, order } = await placed();
    const stranger = await newCustomer(shop);
    const theirs = await newAddress(stranger.browser);
    expect((await change(stranger.browser, order.id, theirs)).error.code).toBe("ORDER_NOT_FOUND");
    expect((await change(browser, order.id, theirs)).error.code).toBe("ADDRESS_NOT_FOUND");
  });
});
