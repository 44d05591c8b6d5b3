import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { and, eq, ne } from "drizzle-orm";
import { units } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newOrder } from "../testing/steps.ts";

const shop = useShop();

describe("removeCartItems", () => {
  it("deletes the caller's lines only", async () => {
    const owner = shop.browser();
    const id = await addToCart(owner, { variantId: "brocade-free" });
    const other = shop.browser();
    const own = await addToCart(other, { variantId: "brocade-free" });
    const { body } = await other.call(removeCartItems, { body: { ids: [id, own] } });
    expect([body.total, other.cookies.get("tt_cart")]).toEqual([0, "0"]);
    expect((await owner.call(listCartItems, {})).body.items.map((item) => item.id)).toEqual([id]);
  });
});

describe("a write of the cart", () => {
  it("answers the whole cart, as a request for it would", async () => {
    const guest = shop.browser();
    const day = { dateFrom: "2027-10-10", dateTo: "2027-10-10" };
    const readCart = async () => (await guest.call(listCartItems, {})).body;
    await addToCart(guest, { variantId: "moon-free", ...day });
    const add = { variantId: "brocade-free", type: "sale", quantities: 1, dateFrom: null, dateTo: null } as const;
    const { body: added } = await guest.call(addCartItem, { body: add });
    expect([added.total, added.item.variantId]).toEqual([2, "brocade-free"]);
    expect({ items: added.items, terms: added.terms }).toEqual(await readCart());
    const { id } = added.items.find(({ variantId }) => variantId === "moon-free")!;
    const change = { params: { id }, body: { id, quantities: 2, ...day } };
    const { body: changed } = await guest.call(updateCartItem, change);
    expect([changed.total, changed.item.quantities]).toEqual([2, 2]);
    expect({ items: changed.items, terms: changed.terms }).toEqual(await readCart());
    const { body: left } = await guest.call(removeCartItems, { body: { ids: [id] } });
    expect(left).toEqual({ ...(await readCart()), total: 1 });
  });
});

describe("listCartItems", () => {
  it("is empty for a new visitor, and contains the shop's terms", async () => {
    expect((await shop.browser().call(listCartItems, {})).body).toEqual({
      items: [],
      terms: {
        shipping: { fee: 30_000, freeFrom: 1_500_000 },
        rental: { leadDays: 1, cutoffHour: 24, maxDays: 30, horizonDays: 365 },
      },
    });
  });

  it("states why a line is unavailable", async () => {
    const guest = shop.browser();
    await addToCart(guest, { variantId: "lotus-s", dateFrom: "2027-04-10", dateTo: "2027-04-10" });
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-04-12", dateTo: "2027-04-12" });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items[0]).toMatchObject({
      available: false,
      unavailableReason: "Đã có người thuê trong những ngày này.",
    });
  });
});

describe("two lines of a cart that need the same piece", () => {
  it("do not blame other customers", async () => {
    const guest = shop.browser();
    await addToCart(guest, { variantId: "lotus-s", dateFrom: "2027-06-10", dateTo: "2027-06-11" });
    await addToCart(guest, { variantId: "lotus-s", dateFrom: "2027-06-12", dateTo: "2027-06-12" });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ unavailableReason }) => unavailableReason)).toEqual([
      null,
      "Chiếc này đang dành cho món khác trong giỏ, có ngày mặc trùng hoặc quá sát.",
    ]);
  });
});

describe("a line with more pieces than exist", () => {
  it("states how many pieces exist instead of blaming other customers", async () => {
    const { db, now } = shop.context;
    const guest = shop.browser();
    await addToCart(guest, { variantId: "lotus-m", quantities: 2, dateFrom: "2027-09-10", dateTo: "2027-09-10" });
    const ofVariant = and(eq(units.variantId, "lotus-m"), eq(units.type, "rental"));
    const [one] = await db.select().from(units).where(ofVariant);
    const others = and(ofVariant, ne(units.id, one!.id));
    await db.update(units).set({ retiredAt: now() }).where(others);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items[0]?.unavailableReason).toBe("Chúng tôi chỉ có 1 chiếc món này.");
    await db.update(units).set({ retiredAt: null }).where(others);
  });
});

describe("listInvalidDates", () => {
  it("gives blocked wear dates with their reasons, and what may be chosen", async () => {
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-05-10", dateTo: "2027-05-11" });
    const { body } = await shop.browser().call(listInvalidDates, { body: { variantId: "lotus-s", quantities: 1 } });
    expect(body.invalidDates.filter(({ dateFrom }) => dateFrom >= "2027-05")).toEqual([
      { dateFrom: "2027-05-07", dateTo: "2027-05-09", reason: "Ngày giao / nhận" },
      { dateFrom: "2027-05-10", dateTo: "2027-05-11", reason: "Đã có người thuê" },
      { dateFrom: "2027-05-12", dateTo: "2027-05-14", reason: "Ngày giao / nhận" },
    ]);
    expect(body.freeRanges?.slice(-2)).toMatchObject([
      { dateTo: "2027-05-06" },
      { dateFrom: "2027-05-15", dateTo: "2027-12-01" },
    ]);
    expect([body.firstDate, body.lastDate, body.maxDays]).toEqual(["2026-12-02", "2027-12-01", 30]);
  });

  it("leaves the days of a cart line free, for its own calendar and for others, because a cart holds no piece", async () => {
    const guest = shop.browser();
    const wear = { dateFrom: "2027-09-10", dateTo: "2027-09-11" };
    const lastPiece = { variantId: "lotus-s", quantities: 1 };
    const cartItemId = await addToCart(guest, { ...lastPiece, ...wear });
    const own = await guest.call(listInvalidDates, { body: { ...lastPiece, cartItemId } });
    expect(own.body.invalidDates.filter(({ dateTo }) => dateTo >= "2027-09-01")).toEqual([]);
    expect((await guest.call(listInvalidDates, { body: lastPiece })).body).toEqual(own.body);
    expect((await shop.browser().call(listInvalidDates, { body: lastPiece })).body).toEqual(own.body);
    const body = { id: cartItemId, quantities: 1, dateFrom: "2027-09-11", dateTo: "2027-09-12" };
    expect((await guest.call(updateCartItem, { params: { id: cartItemId }, body })).status).toBe(200);
  });

  it("agrees with the cart about the days next to a blocked one", async () => {
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-06-10", dateTo: "2027-06-11" });
    const add = (day: string) =>
      shop.browser().call(addCartItem, {
        body: { variantId: "lotus-s", type: "rental", quantities: 1, dateFrom: day, dateTo: day },
      });
    const statuses = await Promise.all(["2027-06-06", "2027-06-07", "2027-06-14", "2027-06-15"].map(add));
    expect(statuses.map(({ status }) => status)).toEqual([201, 409, 409, 201]);
  });
});
