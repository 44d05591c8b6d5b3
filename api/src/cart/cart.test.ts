import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { and, eq, ne } from "drizzle-orm";
import { cartItems } from "../db/schema/carts.ts";
import { productImages, units, variants } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newKey, newOrder, register } from "../testing/steps.ts";

const shop = useShop();

/** A dress for one day: another day for each index. */
function moon(index: number) {
  const day = `2027-0${1 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, "0")}`;
  return { variantId: "moon-free", dateFrom: day, dateTo: day };
}

/** Adds lines to the cart of a line. They need no requests, of which each answers the whole cart. */
async function fill(itemId: string, from: number, to: number) {
  const { db } = shop.context;
  const [first] = await db.select().from(cartItems).where(eq(cartItems.id, itemId));
  const { id: _, ...line } = first!;
  const others = Array.from({ length: to - from }, (_, index) => ({ ...line, ...moon(from + index) }));
  await db.insert(cartItems).values(others);
}

describe("addCartItem", () => {
  it("keeps a guest's lines by cookie, with unit prices, and gives scripts their number", async () => {
    const guest = shop.browser();
    const body = {
      variantId: "lotus-m",
      type: "rental",
      quantities: 2,
      dateFrom: "2027-01-05",
      dateTo: "2027-01-06",
    } as const;
    const added = await guest.call(addCartItem, { body });
    expect([added.status, added.body.total]).toEqual([201, 1]);
    const cookies = [added.headers["set-cookie"]].flat().join("\n");
    expect(cookies).toMatch(/tt_guest=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    expect(cookies).toMatch(/tt_cart=1; Max-Age=2592000; Path=\/; SameSite=Lax/);
    const { body: cart } = await guest.call(listCartItems, {});
    expect(cart.items).toEqual([
      {
        ...body,
        id: added.body.item.id,
        productId: "lotus",
        product: {
          name: "Đầm lụa Sen",
          link: "dam-lua-sen",
          brand: "Nhà Sen",
          images: [{ path: "products/dam-lua-sen-1.svg", alt: "Đầm lụa Sen" }],
        },
        size: "M",
        color: "Đỏ mận",
        originalPrice: 2_900_000,
        salePrice: 2_400_000,
        originalRentalPrice: 600_000,
        rentalPrice: 500_000,
        depositPrice: 1_000_000,
        membershipRentalPrice: 0,
        available: true,
        unavailableReason: null,
        maxQuantities: 3,
        ...{ waiting: false, addedAt: "2026-12-01T03:00:00.000Z" },
      },
    ]);
  });

  it("shows a line in its own colour first", async () => {
    const { db } = shop.context;
    const picture = (position: number, color: string) => ({
      productId: "moon",
      position,
      path: `${color}.svg`,
      alt: "",
      color,
    });
    await db.insert(productImages).values([picture(1, "Đen"), picture(2, "Bạc"), picture(3, "Bạc")]);
    await db.insert(variants).values({ id: "moon-silver", productId: "moon", size: "Free", color: "Bạc", position: 1 });
    await db.insert(units).values({ id: "moon-silver-rental-1", variantId: "moon-silver", type: "rental" });
    const guest = shop.browser();
    await addToCart(guest, { variantId: "moon-silver", dateFrom: "2027-01-05", dateTo: "2027-01-05" });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items[0]?.product.images).toEqual([
      { path: "Bạc.svg", alt: "", color: "Bạc" },
      { path: "Bạc.svg", alt: "", color: "Bạc" },
      { path: "products/dam-da-hoi-nguyet-1.svg", alt: "Đầm dạ hội Nguyệt" },
      { path: "Đen.svg", alt: "", color: "Đen" },
    ]);
  });

  it("joins the same piece for the same dates into one line", async () => {
    const guest = shop.browser();
    const line = { variantId: "moon-free", dateFrom: "2027-01-05", dateTo: "2027-01-05" };
    const first = await addToCart(guest, line);
    const second = await addToCart(guest, line);
    expect(second).toBe(first);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities }) => quantities)).toEqual([2]);
  });

  it("refuses more pieces than exist, and leaves the line unchanged", async () => {
    const guest = shop.browser();
    const line = { variantId: "lotus-s", type: "rental", quantities: 1 } as const;
    const dates = { dateFrom: "2027-08-10", dateTo: "2027-08-10" };
    await addToCart(guest, { ...line, ...dates });
    const { status, error } = await guest.call(addCartItem, { body: { ...line, ...dates } });
    expect([status, error.code, error.message]).toEqual([
      ...[409, "OUT_OF_STOCK", "Giỏ hàng đã có 1 chiếc và chúng tôi không còn đủ để thêm."],
    ]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities, available }) => [quantities, available])).toEqual([[1, true]]);
  });

  it("holds a hundred lines", async () => {
    const guest = shop.browser();
    const body = (index: number) => ({ ...moon(index), type: "rental", quantities: 1 }) as const;
    await fill(await addToCart(guest, moon(0)), 1, 99);
    expect((await guest.call(addCartItem, { body: body(99) })).body.total).toBe(100);
    const { status, error } = await guest.call(addCartItem, { body: body(100) });
    expect([status, error.code]).toEqual([409, "CART_FULL"]);
    expect((await guest.call(addCartItem, { body: body(99) })).body.total).toBe(100);
  });

  it("has at most 100 lines after a guest's lines have joined it, the guest's first", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await fill(await addToCart(browser, moon(0)), 1, 60);
    const guest = shop.browser();
    await fill(await addToCart(guest, moon(50)), 51, 110);
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    const { items } = (await guest.call(listCartItems, {})).body;
    expect(items).toHaveLength(100);
    expect(items.filter(({ dateFrom }) => dateFrom! >= moon(50).dateFrom)).toHaveLength(60);
  });

  it("renews a guest's cookie while the cart has lines", async () => {
    const guest = shop.browser();
    await addToCart(guest, { variantId: "moon-free", dateFrom: "2027-01-05", dateTo: "2027-01-05" });
    const token = guest.cookies.get("tt_guest");
    const body = { variantId: "brocade-free", type: "sale", quantities: 1, dateFrom: null, dateTo: null } as const;
    const { headers } = await guest.call(addCartItem, { body });
    expect([headers["set-cookie"]].flat()).toContain(
      `tt_guest=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it.each([
    ["before today", "2026-11-30", "Ngày bắt đầu đã qua, bạn chọn ngày khác nhé."],
    ["today, too soon to deliver", "2026-12-01", "Để kịp giao hàng, bạn chọn từ ngày 02/12/2026."],
    ["beyond the horizon", "2028-01-01", "Hiện cửa hàng nhận lịch đến hết ngày 01/12/2027."],
  ])("refuses a wear %s", async (_, day, message) => {
    const { status, error } = await shop.browser().call(addCartItem, {
      body: { variantId: "lotus-m", type: "rental", quantities: 1, dateFrom: day, dateTo: day },
    });
    expect([status, error.code, error.fields]).toEqual([400, "VALIDATION_FAILED", { dateFrom: message }]);
  });

  it("refuses a rental without dates, one that ends before it begins, and one that is too long", async () => {
    const fieldsOf = async (dateFrom: string | null, dateTo: string | null) => {
      const body = { variantId: "lotus-m", type: "rental", quantities: 1, dateFrom, dateTo } as const;
      return (await shop.browser().call(addCartItem, { body })).error.fields;
    };
    expect(await fieldsOf(null, null)).toEqual({ dateFrom: "Hãy chọn ngày mặc.", dateTo: "Hãy chọn ngày mặc." });
    expect(await fieldsOf("2026-12-20", "2026-12-19")).toEqual({
      dateTo: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
    });
    expect(await fieldsOf("2026-12-20", "2027-01-19")).toEqual({ dateFrom: "Mỗi lần thuê tối đa 30 ngày." });
    expect(await fieldsOf("2027-11-30", "2027-12-02")).toEqual({
      dateTo: "Hiện cửa hàng nhận lịch đến hết ngày 01/12/2027.",
    });
  });

  it("refuses more pieces than the shop has, and products not offered this way", async () => {
    const add = (variantId: string, type: "rental" | "sale", quantities: number) =>
      shop.browser().call(addCartItem, { body: { variantId, type, quantities, dateFrom: null, dateTo: null } });
    const tooMany = await add("lotus-m", "sale", 3);
    expect([tooMany.status, tooMany.error.code, tooMany.error.message]).toEqual([
      ...[409, "OUT_OF_STOCK", "Chúng tôi chỉ có 2 chiếc món này."],
    ]);
    expect((await add("moon-free", "sale", 1)).error.fields).toEqual({ type: "Món này chỉ cho thuê." });
    expect((await add("brocade-free", "rental", 1)).error.fields).toEqual({ type: "Món này chỉ bán." });
    expect((await add("unknown", "sale", 1)).status).toBe(404);
  });

  it("refuses dates on which every piece is booked, even for a part of them", async () => {
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-02-10", dateTo: "2027-02-10" });
    const { status, error } = await shop.browser().call(addCartItem, {
      body: { variantId: "lotus-s", type: "rental", quantities: 1, dateFrom: "2027-02-05", dateTo: "2027-02-15" },
    });
    expect([status, error.code]).toEqual([409, "DATE_TAKEN"]);
  });
});

describe("updateCartItem", () => {
  it("changes pieces and dates", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-01", dateTo: "2027-03-01" });
    const change = { quantities: 2, dateFrom: "2027-03-05", dateTo: "2027-03-06" };
    const { status, body } = await guest.call(updateCartItem, { params: { id }, body: { id, ...change } });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ id, ...change });
  });

  it("merges with the line it becomes equal to", async () => {
    const guest = shop.browser();
    const stays = await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-01", dateTo: "2027-03-01" });
    await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-10", dateTo: "2027-03-10" });
    const change = { id: stays, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { body } = await guest.call(updateCartItem, { params: { id: stays }, body: change });
    expect([body.total, body.item.id]).toEqual([1, stays]);
  });

  it("merges with all pieces of the line it becomes equal to", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 2 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { body } = await guest.call(updateCartItem, { params: { id: moved }, body: change });
    expect(body.items.map(({ id, quantities, dateFrom }) => [id, quantities, dateFrom])).toEqual([
      [moved, 3, "2027-03-10"],
    ]);
  });

  it("merges once for an Idempotency-Key, also when it is sent twice at once", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 2 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const send = (key: string, more = {}) =>
      guest.call(updateCartItem, {
        params: { id: moved },
        headers: { "idempotency-key": key },
        body: { ...change, ...more },
      });
    const key = newKey();
    const answers = [...(await Promise.all([send(key), send(key)])), await send(key)];
    expect(answers.map(({ status, body }) => [status, body.item?.quantities, body.total])).toEqual(
      Array(3).fill([200, 3, 1]),
    );
    expect((await send(newKey(), { quantities: 1 })).body.item.quantities).toBe(1);
  });

  it("refuses to merge into more pieces than exist, and leaves both lines unchanged", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 3 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { status, error } = await guest.call(updateCartItem, { params: { id: moved }, body: change });
    expect([status, error.code, error.message]).toEqual([
      ...[409, "OUT_OF_STOCK", "Giỏ hàng đã có 3 chiếc và chúng tôi không còn đủ để thêm."],
    ]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities, dateFrom }) => [quantities, dateFrom])).toEqual([
      [1, "2027-03-01"],
      [3, "2027-03-10"],
    ]);
  });

  it("merges two lines that become equal concurrently", async () => {
    const guest = shop.browser();
    const lineOn = (day: string) => addToCart(guest, { variantId: "lotus-m", dateFrom: day, dateTo: day });
    const ids = [await lineOn("2027-09-01"), await lineOn("2027-09-05"), await lineOn("2027-09-09")];
    const change = { quantities: 1, dateFrom: "2027-09-20", dateTo: "2027-09-20" };
    const update = (id: string) => guest.call(updateCartItem, { params: { id }, body: { id, ...change } });
    const statuses = (await Promise.all(ids.map(update))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities }) => quantities)).toEqual([3]);
  });

  it("refuses a line of another cart", async () => {
    const id = await addToCart(shop.browser(), { variantId: "brocade-free" });
    const body = { id, quantities: 1, dateFrom: null, dateTo: null };
    const { status, error } = await shop.browser().call(updateCartItem, { params: { id }, body });
    expect([status, error.code]).toEqual([404, "CART_ITEM_NOT_FOUND"]);
  });
});

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

describe("a guest's cart", () => {
  it("becomes the customer's at registration, with the same line ids", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "brocade-free" });
    await register(guest);
    expect(guest.cookies.has("tt_guest")).toBe(false);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map((item) => item.id)).toEqual([id]);
  });

  it("merges into the customer's cart at login, the larger number of equal pieces, earlier lines deselected", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const dates = { dateFrom: "2027-07-10", dateTo: "2027-07-10" };
    await addToCart(browser, { variantId: "moon-free", ...dates, quantities: 2 });
    await addToCart(browser, { variantId: "lotus-m", ...dates });
    const guest = shop.browser();
    const same = await addToCart(guest, { variantId: "moon-free", ...dates });
    const other = await addToCart(guest, { variantId: "brocade-free" });
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map((item) => [item.variantId, item.quantities]).sort()).toEqual([
      ["brocade-free", 1],
      ["lotus-m", 1],
      ["moon-free", 2],
    ]);
    expect(body.items.filter(({ waiting }) => waiting).map(({ variantId }) => variantId)).toEqual(["lotus-m"]);
    expect(body.items.map((item) => item.id)).toEqual(expect.arrayContaining([same, other]));
    expect(guest.cookies.get("tt_cart")).toBe("3");
  });

  it("deselects nothing at login when it is empty, and changes no cart of a stranger", async () => {
    const stranger = shop.browser();
    const headers = { "idempotency-key": newKey() };
    const line = { ...moon(0), variantId: "lotus-m", type: "rental", quantities: 1 } as const;
    const add = async () => (await stranger.call(addCartItem, { headers, body: line })).body;
    await fill((await add()).item.id, 0, 99);
    const browser = shop.browser();
    const { person } = await register(browser);
    await addToCart(browser, { ...moon(0), variantId: "lotus-m" });
    const guest = shop.browser();
    const ids = [await addToCart(guest, { variantId: "brocade-free" })];
    await guest.call(removeCartItems, { body: { ids } });
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items).toMatchObject([{ variantId: "lotus-m", waiting: false }]);
    expect(await add()).toMatchObject({ total: 100, item: { quantities: 1 } });
  });
});
