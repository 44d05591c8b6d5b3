/** Name of the violated constraint; null for other errors. Drizzle wraps the driver's error. */
export function brokenConstraint(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && code.startsWith("23") && typeof constraint === "string") return constraint;
  }
  return null;
}
