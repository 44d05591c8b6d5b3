import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orderAddressChanges, orderProblems, orders } from "../../db/schema/orders.ts";

type AddressChange = Omit<typeof orderAddressChanges.$inferSelect, "id" | "orderId">;
export type ProblemRow = typeof orderProblems.$inferSelect;

/** Replaces an order's address, and records both. */
export async function changeAddress(db: Db, orderId: string, change: AddressChange) {
  await db.update(orders).set({ address: change.after }).where(eq(orders.id, orderId));
  await db.insert(orderAddressChanges).values({ orderId, ...change });
}

export async function insertProblem(db: Db, values: Omit<ProblemRow, "answer" | "answeredAt">) {
  await db.insert(orderProblems).values(values);
}

/** Locks a problem until the transaction ends; null for an unknown one. */
export async function lockProblem(db: Db, id: string): Promise<ProblemRow | null> {
  const [found] = await db.select().from(orderProblems).where(eq(orderProblems.id, id)).for("update");
  return found ?? null;
}

export async function setProblemAnswer(db: Db, id: string, answer: string, answeredAt: Date) {
  await db.update(orderProblems).set({ answer, answeredAt }).where(eq(orderProblems.id, id));
}

/** Problems without an answer, oldest first. */
export const listOpenProblems = (db: Db): Promise<ProblemRow[]> =>
  db
    .select()
    .from(orderProblems)
    .where(isNull(orderProblems.answer))
    .orderBy(asc(orderProblems.createdAt), asc(orderProblems.id));

/** One problem of an order; null for an unknown one. */
export async function findProblem(db: Db, orderId: string, id: string): Promise<ProblemRow | null> {
  const [found] = await db
    .select()
    .from(orderProblems)
    .where(and(eq(orderProblems.id, id), eq(orderProblems.orderId, orderId)));
  return found ?? null;
}
