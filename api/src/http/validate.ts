import type { Operation } from "@thuot-tha/shared/contracts/operations";
import type { z } from "zod";
import { BadRequest, InvalidFields } from "../errors.ts";

type Part = "params" | "query" | "headers" | "body";
const parts: readonly Part[] = ["params", "query", "headers", "body"];

/** A validated part of a request; undefined when its operation has no schema for it. */
export type Clean<O extends Pick<Operation, Part>, K extends Part> = O extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The message of issues for which the schema has none. */
function sentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") return issue.input === undefined ? "Vui lòng nhập mục này." : "Giá trị sai kiểu.";
  if (issue.code === "too_big") return "Giá trị quá lớn hoặc quá dài.";
  if (issue.code === "too_small") return "Giá trị quá nhỏ hoặc quá ngắn.";
  if (issue.code === "invalid_value") return "Lựa chọn này không có trong danh sách.";
  return "Giá trị không hợp lệ.";
}

const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/**
 * True when PostgreSQL can store every text of a value, including field names: it refuses U+0000 and lone surrogates,
 * which no shopper types. Iterative, because a body may be nested deeper than the stack.
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

/** Validates every part of a request. Throws InvalidFields that names all invalid fields. */
export function validate<O extends Pick<Operation, Part>>(
  operation: O,
  raw: Record<Part, unknown>,
): { [K in Part]: Clean<O, K> } {
  const clean: Record<Part, unknown> = { params: undefined, query: undefined, headers: undefined, body: undefined };
  const fields = new Map<string, string>();
  for (const part of parts) {
    const expected = operation[part];
    if (!expected) continue;
    if (!canBeStored(raw[part])) throw new BadRequest("BAD_REQUEST", "Yêu cầu có ký tự không hợp lệ.");
    const result = expected.safeParse(raw[part] ?? {}, { error: sentence });
    clean[part] = result.data;
    for (const issue of result.error?.issues ?? []) {
      const field = issue.path.join(".") || part;
      if (!fields.has(field)) fields.set(field, issue.message);
    }
  }
  if (fields.size > 0) throw new InvalidFields(Object.fromEntries(fields));
  return clean as { [K in Part]: Clean<O, K> };
}
