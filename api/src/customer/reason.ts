import { BadRequest } from "../errors.ts";

const longest = 300;

/** The reason that staff give. Throws BadRequest for an empty or long one. */
export function requireReason(typed: string | null): string {
  const why = typed?.trim() ?? "";
  if (why === "" || why.length > longest) throw new BadRequest("REASON_INVALID", `Lý do có từ 1 đến ${longest} ký tự.`);
  return why;
}
