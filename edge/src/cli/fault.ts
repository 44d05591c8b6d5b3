import { messageOf, StoreError } from "@thuot-tha/shared/server";
import { ReleaseRefused } from "../releases/errors.ts";

/** Code and sentence of what stopped a command. */
export function faultOf(error: unknown): { code: string; message: string } {
  if (error instanceof ReleaseRefused) return { code: error.code, message: error.message };
  if (error instanceof StoreError) return { code: "STORE", message: error.message };
  return { code: "FAILED", message: `${messageOf(error)} (look at ops status before you try again)` };
}
