import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { eq, sql } from "drizzle-orm";
import { requestPayout } from "../customer/payouts.ts";
import { rows } from "../db/rows.ts";
import { reviews } from "../db/schema/catalogue.ts";
import { uploads } from "../db/schema/customers.ts";
import { letters } from "../db/schema/letters.ts";
import { payments, payouts } from "../db/schema/orders.ts";
import { emailChanges, memberships, socialIdentities, users } from "../db/schema/people.ts";
import { waitingWishes } from "../db/schema/waitlist.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { fillWallet } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, joinMembership, newCustomer, newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const why = "Khách hàng gọi đến yêu cầu";
const customer = (account: string, ...words: string[]) => runAdmin(shop, ["customer", account, ...words]);
const erase = (account: string) => customer(account, "erase", "--why", why);
const dataOf = async (account: string) => JSON.parse((await customer(account, "export")).lines.join("\n"));
const emailOf = async (browser: Browser) => (await browser.call(getMe, {})).body.user.email;
const auditOf = async (limit: number) => JSON.parse(await staff(shop, `audit --limit ${limit} --json`));

const person = {
  fullName: "Trần Thị Bưởi Hồng",
  email: "buoi.hong@example.com",
  phone: "0987654321",
  password: "muaha2026",
};
const home = {
  type: "ADDRESS_TYPE_HOME",
  receiverName: "Trần Thị Bưởi Hồng",
  phone: "0976543210",
  cityId: "79",
  districtId: "760",
  wardId: "26734",
  street: "77 Hẻm Hoa Giấy",
} as const;
const office = { ...home, receiverName: "Trần Quang Lễ Tân", phone: "0965432109", street: "9 Ngõ Cổng Sau" };

/** Parts of the values that identify this customer. */
const personal = [
  "buoi.hong",
  "987654321",
  "976543210",
  "965432109",
  "bưởi",
  "trần hồng",
  "tran hong",
  "lễ tân",
].concat([...["hẻm hoa giấy", "ngõ cổng sau", "google-subject-1", "secret-token", "203.0.113.7"]]);

/** Tables with one of these texts in any column, by name. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { db } = shop.context;
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const stored = await rows<{ text: string }>(
      db,
      sql`SELECT to_jsonb(t)::text AS text FROM ${sql.identifier(name)} t`,
    );
    if (stored.some(({ text }) => texts.some((part) => text.toLowerCase().includes(part)))) found.push(name);
  }
  return found;
}

/** A stored picture that the customer has sent. */
const picture = (customerId: string, purpose: "avatar" | "review" | "problem", name: string) =>
  shop.context.db.insert(uploads).values({
    ...{ path: `uploads/${purpose}/${name}.webp`, tokenHash: `hash-${name}`, customerId, purpose },
    ...{ expiresAt: new Date("2026-12-01T03:10:00Z"), createdAt: new Date("2026-12-01T03:00:00Z") },
    ...{ claimedAt: new Date("2026-12-01T03:01:00Z"), storedAt: new Date("2026-12-01T03:01:00Z") },
  });

/** An order of one dress with a note, which goes to the customer's other address, is worn, reviewed and returned. */
async function lend(browser: Browser, customerId: string, day: string): Promise<string> {
  const { body: first } = await browser.call(createAddress, { body: home });
  const { body: second } = await browser.call(createAddress, { body: office });
  const cartItemIds = [await addToCart(browser, { variantId: "moon-free", dateFrom: day, dateTo: day })];
  const placed = await browser.call(createOrder, {
    headers: { "idempotency-key": `lend-${day}` },
    body: { cartItemIds, addressId: first.id, paymentType: "cash", note: "Gọi Bưởi trước khi giao" },
  });
  const { id } = placed.body.order;
  await browser.call(changeOrderAddress, { params: { orderId: id }, body: { addressId: second.id } });
  for (const step of ["deliver", "arrived"]) await staff(shop, `order ${id} ${step}`);
  await picture(customerId, "review", "r");
  const words = { rating: 5, title: "Rất vừa vặn", content: "Vải mềm, đứng dáng, đi tiệc ai cũng khen." };
  await browser.call(createReview, {
    params: { id: "moon" },
    body: { ...words, height: 160, weight: 50, images: ["uploads/review/r.webp"] },
  });
  await picture(customerId, "problem", "p");
  await browser.call(reportProblem, {
    params: { orderId: id },
    body: { topic: "flaw", content: "Gọi Bưởi số 0987654321 nhé", images: ["uploads/problem/p.webp"] },
  });
  for (const step of ["return", "done"]) await staff(shop, `order ${id} ${step}`);
  return id;
}

/** Pays the deposit of an order out to a bank account. */
async function payOut(orderId: string): Promise<void> {
  const account = ["--bank", "Vietcombank", "--account", "0123456789", "--name", "TRAN HONG"];
  const { lines } = await runAdmin(shop, ["payout", orderId, "request", ...account]);
  await staff(shop, `payout ${lines[0]?.split(":")[0]} paid FT-${orderId}`);
}

/** A customer of whom the shop holds something of every kind, and nothing is open. */
async function formerCustomer(day: string) {
  const { db } = shop.context;
  const browser = shop.browser();
  const { body } = await browser.call(registerAccount, { body: person });
  const customerId = body.customer.id;
  const userId = body.user.id;
  await picture(customerId, "avatar", "a");
  const measures = { birthday: "1999-05-04", gender: "female", height: 160, weight: 50 } as const;
  await browser.call(updateProfile, { body: { ...measures, avatar: "uploads/avatar/a.webp" } });
  await db.insert(socialIdentities).values({ provider: "google", subject: "google-subject-1", userId });
  await db.insert(emailChanges).values({
    ...{ tokenHash: "hash-e", userId, email: "buoi.hong.moi@example.com", expiresAt: new Date("2026-12-03T03:00:00Z") },
  });
  const orderId = await lend(browser, customerId, day);
  await payOut(orderId);
  await db
    .update(payments)
    .set({ redirectUrl: "https://gateway.example/pay?from=203.0.113.7" })
    .where(eq(payments.orderId, orderId));
  await browser.call(addFavorite, { body: { id: "lotus" } });
  await db.insert(waitingWishes).values({
    ...{ customerId, variantId: "lotus-s", dateFrom: "2027-08-01", dateTo: "2027-08-02", expiresOn: "2027-07-31" },
    createdAt: new Date("2026-12-01T03:00:00Z"),
  });
  await addToCart(browser, { variantId: "lotus-m" });
  await db.insert(memberships).values({
    ...{ customerId, packageId: "gam", price: 599_000 },
    ...{ startsAt: new Date("2026-01-01T00:00:00Z"), expiresAt: new Date("2026-06-30T00:00:00Z") },
  });
  await shop.letters();
  await db.insert(letters).values({
    ...{ customerId, kind: "confirm-email", data: { token: "secret-token", place: "77 Hẻm Hoa Giấy" } },
    ...{ createdAt: new Date("2026-12-01T03:00:00Z"), nextTryAt: new Date("2026-12-02T03:00:00Z") },
  });
  return { browser, customerId, userId, orderId };
}

let former: Awaited<ReturnType<typeof formerCustomer>>;
beforeAll(async () => {
  former = await formerCustomer("2027-01-10");
});

describe("admin customer <e-mail or phone> export", () => {
  it("prints everything that the shop holds about the customer", async () => {
    const { userId, orderId } = former;
    const data = await dataOf("Buoi.Hong@example.com");
    expect(data).toEqual(await dataOf("+84 987 654 321"));
    expect(data).toMatchObject({
      exportedAt: "2026-12-01T03:00:00.000Z",
      profile: {
        ...{ id: userId, email: "buoi.hong@example.com", phone: "0987654321", fullName: "Trần Thị Bưởi Hồng" },
        ...{ avatar: "uploads/avatar/a.webp", birthday: "1999-05-04", gender: "female", height: 160, weight: 50 },
        ...{ hasPassword: true, createdAt: "2026-12-01T03:00:00.000Z" },
      },
      emailChanges: [{ email: "buoi.hong.moi@example.com", expiresAt: "2026-12-03T03:00:00.000Z" }],
      identities: [{ provider: "google", subject: "google-subject-1" }],
      sessions: [{ createdAt: "2026-12-01T03:00:00.000Z" }],
      cart: [{ variantId: "lotus-m", type: "sale", quantities: 1 }],
      favourites: [{ productId: "lotus" }],
      wishes: [{ variantId: "lotus-s", dateFrom: "2027-08-01", dateTo: "2027-08-02" }],
      memberships: [{ packageId: "gam", price: 599_000, expiresAt: "2026-06-30T00:00:00.000Z" }],
      membershipPayments: [],
      orders: [
        {
          ...{ id: orderId, status: "DONE", total: 880_000, depositTotal: 500_000, note: "Gọi Bưởi trước khi giao" },
          address: { receiverName: "Trần Quang Lễ Tân", phone: "0965432109", street: "9 Ngõ Cổng Sau" },
          lines: [{ productId: "moon", dateFrom: "2027-01-10", dateTo: "2027-01-10", total: 350_000 }],
          payments: [{ type: "cash", status: "PAID", amount: 880_000 }],
          addressChanges: [{ before: { street: "77 Hẻm Hoa Giấy" }, after: { street: "9 Ngõ Cổng Sau" } }],
          problems: [{ content: "Gọi Bưởi số 0987654321 nhé", images: ["uploads/problem/p.webp"], answer: null }],
        },
      ],
      wallet: {
        balance: 0,
        entries: [
          { kind: "DEPOSIT_RETURN", amount: 500_000, orderId },
          { kind: "ADJUSTMENT", amount: -500_000, balance: 0 },
        ],
      },
      payouts: [
        { amount: 500_000, status: "PAID", bank: "Vietcombank", accountName: "TRAN HONG", accountTail: "6789" },
      ],
      receipts: [],
      reviews: [{ productId: "moon", author: "Trần Hồng", rating: 5, height: 160, weight: 50 }],
    });
    const { history } = data.orders[0];
    expect(history.map(({ status }: { status: string }) => status)).toEqual([
      ...["CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE"],
    ]);
    expect(data.addresses.map(({ street }: { street: string }) => street)).toEqual([
      "77 Hẻm Hoa Giấy",
      "9 Ngõ Cổng Sau",
    ]);
    expect(data.notifications.length).toBeGreaterThan(5);
    expect(data.letters).toContainEqual(
      expect.objectContaining({ kind: "confirm-email", data: { place: "77 Hẻm Hoa Giấy" } }),
    );
    expect(data.pictures.map(({ url }: { url: string }) => url)).toEqual([
      expect.stringMatching(/^http:\/\/.*uploads\/avatar\/a\.webp$/),
      expect.stringMatching(/uploads\/problem\/p\.webp$/),
      expect.stringMatching(/uploads\/review\/r\.webp$/),
    ]);
  });

  it("prints no hash, no token, no signed address, and nothing of others", async () => {
    const other = await newOrder(shop, { variantId: "moon-free", dateFrom: "2027-02-10", dateTo: "2027-02-10" });
    const [account] = await shop.context.db.select().from(users).where(eq(users.id, former.userId));
    const text = (await customer("buoi.hong@example.com", "export")).lines.join("\n");
    const secrets = [account!.passwordHash!, "secret-token", "hash-", "passwordHash", "tokenHash", "gateway.example"];
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const one of [other.order.id, other.customerId, await emailOf(other.browser)]) expect(text).not.toContain(one);
  });

  it("is recorded without the customer's data", async () => {
    await customer("buoi.hong@example.com", "export", "--by", "Lan");
    expect(await auditOf(1)).toEqual([
      {
        ...{ id: expect.any(Number), at: "2026-12-01T03:00:00.000Z", actor: "Lan", action: "customer export" },
        ...{ orderId: null, unitId: null, why: null, details: { customerId: former.customerId } },
      },
    ]);
  });
});

describe("admin customer <e-mail or phone> erase", () => {
  let holding: string[];
  let neighbour: { email: string; data: unknown };
  beforeAll(async () => {
    const { browser } = await newOrder(shop, { variantId: "moon-free", dateFrom: "2027-03-10", dateTo: "2027-03-10" });
    const email = await emailOf(browser);
    neighbour = { email, data: await dataOf(email) };
    holding = await tablesWith(personal);
    const naming = await customer(person.phone, "erase", "--why", "Trần Thị Bưởi Hồng yêu cầu");
    expect(naming).toEqual({
      lines: ["--why: the audit is never erased, so the reason must not name the customer."],
      code: 1,
    });
    // The bank may send a payout back until then.
    shop.setNow("2026-12-08T03:00:00Z");
    expect(await erase("0987 654 321")).toEqual({ lines: [`${former.customerId}: ERASED`], code: 0 });
    shop.setNow("2026-12-01T03:00:00Z");
  });

  it("leaves no e-mail, phone, name, street or account of the customer in any table", async () => {
    expect(holding).toEqual([
      ...["addresses", "email_changes", "letters", "notifications", "order_address_changes", "order_problems"],
      ...["orders", "payments", "payouts", "reviews", "social_identities", "users"],
    ]);
    expect(await tablesWith(personal)).toEqual([]);
  });

  it("leaves the account without anything of its own", async () => {
    const { db } = shop.context;
    const { customerId, userId } = former;
    const owned = await rows(
      db,
      sql`SELECT u.email, u.phone, u.full_name AS name, u.password_hash AS password, u.avatar, u.email_proven_at AS proven,
          c.birthday, c.gender, c.height, c.weight,
          (SELECT count(*) FROM favourites WHERE customer_id = c.id)::int AS favourites,
          (SELECT count(*) FROM carts WHERE customer_id = c.id)::int AS carts,
          (SELECT count(*) FROM waiting_wishes WHERE customer_id = c.id)::int AS wishes,
          (SELECT count(*) FROM notifications WHERE customer_id = c.id)::int AS notifications,
          (SELECT count(*) FROM letters WHERE customer_id = c.id)::int AS letters,
          (SELECT count(*) FROM sessions WHERE user_id = u.id)::int AS sessions
        FROM customers c JOIN users u ON u.id = c.user_id WHERE c.id = ${customerId}`,
    );
    expect(owned).toEqual([
      {
        ...{ email: `erased-${userId}`, phone: null, name: "Khách đã xoá", password: null, avatar: null, proven: null },
        ...{ birthday: null, gender: null, height: null, weight: null, favourites: 0, carts: 0, wishes: 0 },
        ...{ notifications: 0, letters: 0, sessions: 0 },
      },
    ]);
  });

  it("keeps what accounting needs: sums, days, goods, payments and the ledger", async () => {
    const shown = JSON.parse(await staff(shop, `orders show ${former.orderId} --json`));
    expect(shown).toMatchObject({
      ...{ status: "DONE", customer: "Khách đã xoá", receiverPhone: "", note: null, total: 880_000, deposit: 500_000 },
      receiver: ", Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
      lines: [{ name: "Đầm dạ hội Nguyệt", wearFrom: "2027-01-10", wearTo: "2027-01-10", total: 350_000 }],
      payments: [{ type: "cash", status: "PAID", amount: 880_000 }],
      wallet: [{ kind: "DEPOSIT_RETURN", amount: 500_000 }],
      problems: [],
    });
    const [payout] = await shop.context.db.select().from(payouts).where(eq(payouts.customerId, former.customerId));
    expect(payout).toMatchObject({
      ...{ amount: 500_000, status: "PAID", bank: "Vietcombank", accountName: "", accountTail: "6789" },
      bankTransaction: `FT-${former.orderId}`,
    });
    const [membership] = await shop.context.db
      .select()
      .from(memberships)
      .where(eq(memberships.customerId, former.customerId));
    expect(membership).toMatchObject({ packageId: "gam", price: 599_000 });
  });

  it("keeps reviews without their author, and gives up the other pictures", async () => {
    const { body } = await shop.browser().call(listProductReviews, { params: { id: "moon" }, query: {} });
    expect(body.items).toMatchObject([
      {
        ...{ author: "Khách hàng", rating: 5, title: "Rất vừa vặn", height: 160, weight: 50 },
        images: [{ path: "uploads/review/r.webp", alt: "Đầm dạ hội Nguyệt, ảnh của Khách hàng" }],
      },
    ]);
    const [review] = await shop.context.db.select().from(reviews).where(eq(reviews.productId, "moon"));
    expect(review!.customerId).toBeNull();
    const left = await shop.context.db
      .select({ path: uploads.path, usedAt: uploads.usedAt })
      .from(uploads)
      .where(eq(uploads.customerId, former.customerId))
      .orderBy(uploads.path);
    expect(left).toEqual([
      { path: "uploads/avatar/a.webp", usedAt: null },
      { path: "uploads/problem/p.webp", usedAt: null },
    ]);
  });

  it("ends the sessions, and refuses to sign the customer in until they register anew with the same e-mail and phone", async () => {
    expect((await former.browser.call(getMe, {})).status).toBe(401);
    const browser = shop.browser();
    const signIn = (account: string) => browser.call(logIn, { body: { account, password: person.password } });
    for (const account of [person.email, person.phone, `erased-${former.userId}`]) {
      expect((await signIn(account)).error.code).toBe("WRONG_CREDENTIALS");
    }
    const { status, body } = await browser.call(registerAccount, { body: person });
    expect([status, body.user.email, body.customer.id === former.customerId]).toEqual([201, person.email, false]);
    expect((await dataOf(person.email)).orders).toEqual([]);
  });

  it("touches nothing of others", async () => {
    expect(await dataOf(neighbour.email)).toEqual(neighbour.data);
  });

  it("is recorded with the reason and without the customer's data", async () => {
    const erasures = (await auditOf(50)).filter(({ action }: { action: string }) => action === "customer erase");
    expect(erasures).toEqual([
      {
        ...{ id: expect.any(Number), at: "2026-12-08T03:00:00.000Z", actor: "mai", action: "customer erase", why },
        ...{ orderId: null, unitId: null, details: { customerId: former.customerId } },
      },
    ]);
  });
});

describe("admin customer <e-mail or phone> erase is refused", () => {
  const refusal = (open: string) => ({ lines: [`Chưa xoá được dữ liệu của khách này: ${open}.`], code: 1 });

  it("while an order is neither done nor cancelled", async () => {
    const { browser, order } = await newOrder(shop, {
      ...{ variantId: "moon-free", dateFrom: "2027-04-10", dateTo: "2027-04-10" },
    });
    const email = await emailOf(browser);
    // Its cash is paid at the door.
    expect(await erase(email)).toEqual(refusal(`đơn chưa xong (${order.id}); khoản thanh toán đang chờ`));
    expect(await emailOf(browser)).toBe(email);
    await staff(shop, `order ${order.id} cancel --why Hết`);
    expect((await erase(email)).code).toBe(0);
  });

  it("while a membership runs, or follows", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    expect(await erase(await emailOf(browser))).toEqual(refusal("gói thành viên còn hạn"));
  });

  it("while money is in the wallet, or on its way out of it", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const email = await emailOf(browser);
    await fillWallet(shop, customerId, 500_000);
    expect(await erase(email)).toEqual(refusal("ví còn 500.000\u00a0₫, cần chuyển cho khách"));
    const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
    const { id } = await requestPayout(shop.context, { customerId, amount: 500_000, ...account });
    expect(await erase(email)).toEqual(refusal("yêu cầu rút tiền đang chờ"));
    await staff(shop, `payout ${id} paid FT-wallet`);
    shop.setNow("2026-12-08T03:00:00Z");
    expect((await erase(email)).code).toBe(0);
  });

  it("until a day after the end of a payment, whose transfer may still come", async () => {
    const { browser } = await newCustomer(shop);
    const email = await emailOf(browser);
    await browser.call(joinPackage, {
      headers: {},
      body: { membershipPackageId: "gam", paymentType: "bank_transfer" },
    });
    shop.setNow("2026-12-02T03:00:00Z");
    expect(await erase(email)).toEqual(refusal("khoản thanh toán đang chờ"));
    shop.setNow("2026-12-02T04:00:00Z");
    expect((await erase(email)).code).toBe(0);
  });

  it("for an unknown customer, without a reason, and with other words", async () => {
    expect(await erase("nobody@example.com")).toEqual({ lines: ["No customer has nobody@example.com."], code: 1 });
    const { browser } = await newCustomer(shop);
    const email = await emailOf(browser);
    expect(await customer(email, "erase")).toEqual({ lines: ["--why: give the reason."], code: 1 });
    expect((await customer(email)).code).toBe(2);
    expect((await customer(email, "delete", "--why", why)).code).toBe(2);
    expect((await customer(email, "erase", "now", "--why", why)).code).toBe(2);
  });
});
