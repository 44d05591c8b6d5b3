import type { z } from "zod";

/** Parses JSON and checks it against the schema; null when either fails. */
export function parsedOrNull<T extends z.ZodType>(schema: T, json: Buffer | string): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(json.toString()));
  } catch {
    return null;
  }
}
