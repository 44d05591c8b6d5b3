import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";
import { letters } from "../db/schema/letters.ts";
import { passwordResets, users } from "../db/schema/people.ts";
import { hashToken } from "../secrets.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { anonymiseAccount } from "./queries/erasure.ts";
import { insertPasswordReset } from "./queries/password-resets.ts";
import { updatePassword } from "./queries/users.ts";

const shop = useShop();

/** A customer with the link of this token. */
async function withLink(token: string) {
  const { context } = shop;
  const { userId, customerId } = await newCustomer(shop);
  const until = new Date("2026-12-01T03:30:00Z");
  await insertPasswordReset(context.db, hashToken(token), userId, until);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  return { userId, customerId, email: user!.email, until };
}

const reset = (token: string, password = "moitinh2027") =>
  shop.browser().call(resetPassword, { body: { token, password } });

/** Begins a request while a transaction holds the user, and ends the transaction once the request waits for it. */
async function whileHeld<T>(
  begin: (tx: Db) => Promise<unknown>,
  request: () => Promise<T>,
  end: (tx: Db) => Promise<unknown>,
) {
  const { db } = shop.context;
  const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return db.transaction(async (tx) => {
    await begin(tx);
    const answer = request();
    while ((await rows(db, waiting)).length === 0);
    await end(tx);
    return { answer };
  });
}

// The embedded database runs one transaction after the other.
(runsOnServer ? describe : describe.skip)("a user's links", () => {
  it("work only for the request that locks the user first", async () => {
    const token = "a-link-of-a-user-who-changes-the-password";
    const { userId } = await withLink(token);
    const { answer } = await whileHeld(
      (tx) => tx.update(users).set({ passwordHash: "another" }).where(eq(users.id, userId)),
      () => reset(token),
      (tx) => updatePassword(tx, userId, "another"),
    );
    const { status, error } = await answer;
    expect([status, error.code]).toEqual([400, "RESET_LINK_INVALID"]);
    const [user] = await shop.context.db.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toBe("another");
  });

  it("are replaced by new ones once the user is locked", async () => {
    const { userId, email, until } = await withLink("the-first-of-six-links-of-one-user");
    const { db } = shop.context;
    for (let n = 2; n <= 5; n += 1) await insertPasswordReset(db, `link-${n}`, userId, until);
    const { answer } = await whileHeld(
      (tx) =>
        tx
          .update(users)
          .set({ email: `new-${email}` })
          .where(eq(users.id, userId)),
      async () => {
        await shop.browser().call(requestPasswordReset, { body: { email } });
      },
      async (tx) => {
        await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
        await tx.update(users).set({ email }).where(eq(users.id, userId));
      },
    );
    await answer;
    await shop.letters();
    expect(await db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(1);
  });

  it("are none of a customer who is erased before the user is locked", async () => {
    const { userId, customerId, email } = await withLink("a-link-of-a-customer-who-is-erased");
    const { db } = shop.context;
    const { answer } = await whileHeld(
      (tx) => updatePassword(tx, userId, null),
      async () => {
        await shop.browser().call(requestPasswordReset, { body: { email } });
      },
      (tx) => anonymiseAccount(tx, { userId, customerId }),
    );
    await answer;
    await shop.letters();
    expect(await db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(0);
    expect(await db.$count(letters, eq(letters.customerId, customerId))).toBe(0);
  });
});

it("a link of a letter sets one password, however often it is used at once", async () => {
  const token = "a-link-that-is-used-twice-at-once";
  await withLink(token);
  const answers = await Promise.all([reset(token), reset(token, "khackhac2027")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});
