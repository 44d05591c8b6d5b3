import type { Operation } from "@thuot-tha/shared/contracts/operations";
import type { z } from "zod";
import { BadRequest, InvalidFields } from "../errors.ts";

type Part = "params" | "query" | "headers" | "body";
const parts: readonly Part[] = ["params", "query", "headers", "body"];

/** Said where the schema has no sentence of its own. */
function sentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") return issue.input === undefined ? "Vui lòng nhập mục này." : "Giá trị sai kiểu.";
  if (issue.code === "too_big") return "Giá trị quá lớn hoặc quá dài.";
  if (issue.code === "too_small") return "Giá trị quá nhỏ hoặc quá ngắn.";
  if (issue.code === "invalid_value") return "Lựa chọn này không có trong danh sách.";
  return "Giá trị không hợp lệ.";
}

const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/**
 * Whether PostgreSQL can store every text in it, names of fields too: it takes neither U+0000 nor half a character, and
 * nobody types them. Without recursion, for a body may be nested deeper than the stack goes.
 */
function canBeStored(raw: unknown): boolean {
  const open = [raw];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string" && !isStorable(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return false;
      open.push(inner);
    }
  }
  return true;
}

/** Checks every part of a request against its schema. Throws InvalidFields that names all invalid fields at once. */
export function validate(operation: Pick<Operation, Part>, raw: Record<Part, unknown>): Record<Part, unknown> {
  const clean: Record<Part, unknown> = { params: undefined, query: undefined, headers: undefined, body: undefined };
  const fields: Record<string, string> = {};
  for (const part of parts) {
    const expected = operation[part];
    if (!expected) continue;
    if (!canBeStored(raw[part])) throw new BadRequest("BAD_REQUEST", "Yêu cầu có ký tự không hợp lệ.");
    const result = expected.safeParse(raw[part] ?? {}, { error: sentence });
    clean[part] = result.data;
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path.join(".") || part;
      fields[field] ??= issue.message;
    }
  }
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields);
  return clean;
}
