import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { eq } from "drizzle-orm";
import { letters } from "../db/schema/letters.ts";
import { passwordResets, users } from "../db/schema/people.ts";
import { hashToken } from "../secrets.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
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

/** The link is made after the answer. */
async function requestLetter(email: string) {
  await shop.browser().call(requestPasswordReset, { body: { email } });
  await shop.letters();
}

// The embedded database runs one transaction after the other.
(runsOnServer ? describe : describe.skip)("a user's links", () => {
  it("work only for the request that locks the user first", async () => {
    const token = "a-link-of-a-user-who-changes-the-password";
    const { userId } = await withLink(token);
    const { status, error } = await whileHeld(shop, {
      begin: (tx) => tx.update(users).set({ passwordHash: "another" }).where(eq(users.id, userId)),
      request: () => reset(token),
      end: (tx) => updatePassword(tx, userId, "another"),
    });
    expect([status, error.code]).toEqual([400, "RESET_LINK_INVALID"]);
    const [user] = await shop.context.db.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toBe("another");
  });

  it("are replaced by new ones once the user is locked", async () => {
    const { userId, email, until } = await withLink("the-first-of-six-links-of-one-user");
    const { db } = shop.context;
    for (let n = 2; n <= 5; n += 1) await insertPasswordReset(db, `link-${n}`, userId, until);
    await whileHeld(shop, {
      begin: (tx) =>
        tx
          .update(users)
          .set({ email: `new-${email}` })
          .where(eq(users.id, userId)),
      request: () => requestLetter(email),
      end: async (tx) => {
        await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
        await tx.update(users).set({ email }).where(eq(users.id, userId));
      },
    });
    expect(await db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(1);
  });

  it("are none of a customer who is erased before the user is locked", async () => {
    const { userId, customerId, email } = await withLink("a-link-of-a-customer-who-is-erased");
    const { db } = shop.context;
    await whileHeld(shop, {
      begin: (tx) => updatePassword(tx, userId, null),
      request: () => requestLetter(email),
      end: (tx) => anonymiseAccount(tx, { userId, customerId }),
    });
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
