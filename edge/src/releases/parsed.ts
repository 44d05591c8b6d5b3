import type { z } from "zod";

/** What JSON says, when it says what it should; null otherwise. */
export function parsedOrNull<T extends z.ZodType>(schema: T, bytes: Buffer): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
