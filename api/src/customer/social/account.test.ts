import { eq, sql } from "drizzle-orm";
import { lockCustomer } from "../../db/lock-customer.ts";
import { row } from "../../db/rows.ts";
import { users } from "../../db/schema/people.ts";
import { runsOnServer } from "../../testing/database.ts";
import { useShop } from "../../testing/shop.ts";
import { deleteIdentities } from "../queries/social-identities.ts";
import { accountOf } from "./account.ts";

const shop = useShop();
const identity = { subject: "g-1", email: "mai@example.com", emailVerified: true, fullName: "Mai" };

/** Signs in with the provider, in a transaction of its own. */
const signIn = () => shop.context.db.transaction((tx) => accountOf(tx, "google", identity, shop.context.now()));

/** Whether a transaction waits for a row that another one has locked. */
const waits = async () =>
  (await row<{ waiting: number }>(
    shop.context.db,
    sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`,
  ))!.waiting > 0;

// The embedded database runs one transaction after the other.
(runsOnServer ? it : it.skip)(
  "an account that is erased while its owner signs in is signed in to no more",
  async () => {
    const { db } = shop.context;
    const owner = await signIn();
    expect(await signIn()).toEqual({ ...owner, isNew: false });
    let isSettled = false;
    const signingIn = await db.transaction(async (tx) => {
      await lockCustomer(tx, owner.customerId);
      const signing = signIn().finally(() => {
        isSettled = true;
      });
      while (!isSettled && !(await waits())) await new Promise(setImmediate);
      await deleteIdentities(tx, owner.userId);
      await tx.update(users).set({ email: "erased@example.com" }).where(eq(users.id, owner.userId));
      return { signing };
    });
    const after = await signingIn.signing;
    expect(after.isNew).toBe(true);
    expect(after.customerId).not.toBe(owner.customerId);
  },
);
