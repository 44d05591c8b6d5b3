import type { Refusal } from "../errors.ts";

/** Name of the violated constraint; null for other errors. Drizzle wraps the driver's error. */
export function brokenConstraint(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && code.startsWith("23") && typeof constraint === "string") return constraint;
  }
  return null;
}

/** Throws the refusal for the constraint that a write has violated; any other error as it is. */
export function refuseViolation(error: unknown, refusals: Readonly<Record<string, () => Refusal>>): never {
  throw refusals[brokenConstraint(error) ?? ""]?.() ?? error;
}
