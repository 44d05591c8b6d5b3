import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { productImages, units, variants } from "../db/schema/catalogue.ts";
import { fillCart, moon } from "../testing/cart-lines.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newOrder, register } from "../testing/steps.ts";

const shop = useShop();

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
    await fillCart(shop, await addToCart(guest, moon(0)), 1, 99);
    expect((await guest.call(addCartItem, { body: body(99) })).body.total).toBe(100);
    const { status, error } = await guest.call(addCartItem, { body: body(100) });
    expect([status, error.code]).toEqual([409, "CART_FULL"]);
    expect((await guest.call(addCartItem, { body: body(99) })).body.total).toBe(100);
  });

  it("has at most 100 lines after a guest's lines have joined it, the guest's first", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await fillCart(shop, await addToCart(browser, moon(0)), 1, 60);
    const guest = shop.browser();
    await fillCart(shop, await addToCart(guest, moon(50)), 51, 110);
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
