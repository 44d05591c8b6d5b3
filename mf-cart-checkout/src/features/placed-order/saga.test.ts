import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { answer } from "@thuot-tha/shared/testing";
import { unpaidOrder } from "../../testing/fixtures.ts";
import { later } from "../../testing/later.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { refreshUnpaidOrder } from "./saga.ts";
import { getPlacedOrder, type Order, orderLoaded } from "./slice.ts";

const cancelled: Order = { ...unpaidOrder, status: "CANCEL" };
const another: Order = { ...unpaidOrder, id: "another" };

describe("an unpaid order that is loaded again", () => {
  async function refreshing() {
    const answered = later<Order>();
    const shop = openShop([answer(getOrder, () => answered.promise)]);
    await shop.signIn();
    shop.store.dispatch(orderLoaded(unpaidOrder));
    const ended = shop.load((_, context) => refreshUnpaidOrder(context), { params: {}, pathname: "/", search: "" });
    const arrive = () => {
      answered.resolve(cancelled);
      return ended;
    };
    return { ...shop, arrive };
  }

  it("is shown as it is by now", async () => {
    const shop = await refreshing();
    await shop.arrive();
    expect(getPlacedOrder(shop.state())).toEqual(cancelled);
  });

  it("takes no other order's place", async () => {
    const shop = await refreshing();
    shop.store.dispatch(orderLoaded(another));
    await shop.arrive();
    expect(getPlacedOrder(shop.state())).toEqual(another);
  });

  it("does not come back after its customer has left", async () => {
    const shop = await refreshing();
    await shop.staysGuest();
    await shop.arrive();
    expect(getPlacedOrder(shop.state())).toBeNull();
  });
});
