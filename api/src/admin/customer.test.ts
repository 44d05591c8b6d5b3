import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { eq, sql } from "drizzle-orm";
import { rows } from "../db/rows.ts";
import { reviews } from "../db/schema/catalogue.ts";
import { uploads } from "../db/schema/customers.ts";
import { payouts } from "../db/schema/orders.ts";
import { memberships, users } from "../db/schema/people.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { formerCustomer, person } from "../testing/former-customer.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const why = "Khách hàng gọi đến yêu cầu";
const customer = (account: string, ...words: string[]) => runAdmin(shop, ["customer", account, ...words]);
const erase = (account: string) => customer(account, "erase", "--why", why);
const dataOf = async (account: string) => JSON.parse((await customer(account, "export")).lines.join("\n"));
const emailOf = async (browser: Browser) => (await browser.call(getMe, {})).body.user.email;
const auditOf = async (limit: number) => JSON.parse(await staff(shop, `audit --limit ${limit} --json`));

/** Parts of the values that identify this customer. */
const personal = [
  ...["buoi.hong", "987654321", "976543210", "965432109", "bưởi", "trần hồng", "tran hong", "lễ tân"],
  ...["hẻm hoa giấy", "ngõ cổng sau", "google-subject-1", "secret-token", "203.0.113.7"],
];

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

let former: Awaited<ReturnType<typeof formerCustomer>>;
beforeAll(async () => {
  former = await formerCustomer(shop, "2027-01-10");
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
