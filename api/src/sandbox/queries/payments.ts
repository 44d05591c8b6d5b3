import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sandboxPayments } from "../../db/schema/sandbox.ts";

export type SandboxGateway = (typeof sandboxPayments.$inferSelect)["gateway"];
export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** @returns false when the reference exists already */
export async function insertSandboxPayment(
  db: Db,
  gateway: SandboxGateway,
  reference: string,
  request: Record<string, string>,
  createdAt: Date,
): Promise<boolean> {
  const made = await db
    .insert(sandboxPayments)
    .values({ gateway, reference, request, createdAt })
    .onConflictDoNothing()
    .returning({ reference: sandboxPayments.reference });
  return made.length > 0;
}

const named = (gateway: SandboxGateway, reference: string) =>
  and(eq(sandboxPayments.gateway, gateway), eq(sandboxPayments.reference, reference));

export async function findSandboxPayment(db: Db, gateway: SandboxGateway, reference: string) {
  const [found] = await db.select().from(sandboxPayments).where(named(gateway, reference));
  return found ?? null;
}

export async function findSandboxTransaction(db: Db, gateway: SandboxGateway, transaction: number) {
  const [found] = await db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.gateway, gateway), eq(sandboxPayments.transaction, transaction)));
  return found ?? null;
}

/** Decides an open payment once. @returns null when it is unknown or decided already */
export async function decideSandboxPayment(
  db: Db,
  gateway: SandboxGateway,
  reference: string,
  status: "PAID" | "DECLINED" | "CANCELLED",
) {
  const [decided] = await db
    .update(sandboxPayments)
    .set({ status })
    .where(and(named(gateway, reference), eq(sandboxPayments.status, "OPEN")))
    .returning();
  return decided ?? null;
}

export async function setSandboxRefunded(db: Db, transaction: number, refunded: number) {
  await db.update(sandboxPayments).set({ refunded }).where(eq(sandboxPayments.transaction, transaction));
}
