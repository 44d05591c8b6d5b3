/** The constraint a statement broke, or null when the error is another one. Drizzle wraps what the driver throws. */
export function brokenConstraint(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && code.startsWith("23") && typeof constraint === "string") return constraint;
  }
  return null;
}
