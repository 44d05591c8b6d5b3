import { z } from "zod";
import {
  isEmail,
  normalizeEmail,
  parsePhone,
  passwordMessages,
  passwordProblem,
  typedLine,
  typedText,
} from "../../domain/customer/index.ts";
import { maxCartLines, maxPiecesPerLine } from "../../domain/index.ts";
import { measureBounds, measureMessages } from "../../domain/measure.ts";
import {
  lastPage,
  maxPictureBytes,
  maxPictures,
  maxSearchLength,
  nameLength,
  pictureKinds,
  pictureRefusals,
  streetLength,
  type TextLength,
} from "../limits/index.ts";
import { AddressType } from "./entities/account.ts";
import { Day, Id } from "./entities/values.ts";

/** Input fields that several operations share. Query values arrive as strings; a repeated key arrives as a list. */

/** @param max maximum page size */
export const pageQuery = (max = 100, usual = 30) => ({
  "pagination.page": z.coerce
    .number<string | number>()
    .int()
    .min(1, "Trang bắt đầu từ 1.")
    .max(lastPage, "Trang này quá xa.")
    .default(1),
  "pagination.limit": z.coerce
    .number<string | number>()
    .int()
    .min(1, "Số mục mỗi trang ít nhất là 1.")
    .max(max, `Số mục mỗi trang nhiều nhất là ${max}.`)
    .default(usual),
});

/** A key that may be repeated, or hold several values separated by commas. */
export const manyQuery = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((text) => text.split(","))
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  );

/** Options of facets; the maximum bounds the size of the query. */
export const chosenQuery = manyQuery.refine((chosen) => chosen.length <= 50, "Chọn nhiều nhất 50 mục.");

/** `min-max` in đồng, either side may be empty: "200000-", "-500000". */
export const priceRangeQuery = z
  .string()
  .regex(/^\d{0,12}-\d{0,12}$/, "Khoảng giá phải có dạng thấp-cao.")
  .transform((text) => {
    const [min, max] = text.split("-");
    return { min: min ? Number(min) : null, max: max ? Number(max) : null };
  });

export const nullableDay = Day.nullable().default(null);
export const quantities = z
  .int()
  .min(1, "Số lượng ít nhất là 1.")
  .max(maxPiecesPerLine, `Số lượng nhiều nhất là ${maxPiecesPerLine}.`);

const tooLong = (max: number) => `Tối đa ${max} ký tự.`;

/** Free text of one line, as `typedLine` stores it; control characters are refused. */
export const line = ({ min, max }: TextLength, missing: string) =>
  z
    .string()
    .overwrite(typedLine)
    .max(max, tooLong(max))
    .min(min, missing)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "Có ký tự không hợp lệ.");

/** Free text of several lines, as `typedText` stores it. */
export const text = z.string().overwrite(typedText);
export const paragraphs = ({ min, max }: TextLength) =>
  text.max(max, tooLong(max)).min(min, `Hãy viết ít nhất ${min} ký tự.`);

/** Words to search for. */
export const searchWords = z.string().overwrite(typedLine).max(maxSearchLength, tooLong(maxSearchLength));

/** As the shop stores it: trimmed, lower case. */
export const email = z.string().transform(normalizeEmail).refine(isEmail, "E-mail không hợp lệ.");

/** As the shop stores it: "0912345678". */
export const phone = z.string().transform((text, context) => {
  const number = parsePhone(text);
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: "Số điện thoại không hợp lệ." });
  return z.NEVER;
});

/** A password entered to sign in. */
export const password = z.string().min(1, "Hãy nhập mật khẩu.").max(1000, "Mật khẩu quá dài.");

/** A new password. The server checks that it is not the e-mail or phone. */
export const newPassword = z.string().check((context) => {
  const problem = passwordProblem(context.value);
  if (problem) context.issues.push({ code: "custom", message: passwordMessages[problem], input: context.value });
});

/** Chosen by the caller, one per attempt to buy; the same key gives the same answer. */
export const idempotencyKey = z
  .string("Thiếu Idempotency-Key.")
  .regex(/^[\w-]{8,128}$/, "Idempotency-Key gồm 8 đến 128 chữ, số, '-' hoặc '_'.");

/** Paths of the customer's own uploads. */
export const pictures = z.array(z.string().max(200)).max(maxPictures, `Nhiều nhất ${maxPictures} ảnh.`);

/** A picture about to be uploaded. `size` in bytes. */
export const uploadRequest = z.object({
  contentType: z.enum(pictureKinds, pictureRefusals.kind),
  size: z.int().min(1, pictureRefusals.empty).max(maxPictureBytes, pictureRefusals.large),
});

/** A height in cm or a weight in kg. */
export const measure = (kind: keyof typeof measureBounds) => {
  const [min, max] = measureBounds[kind];
  return z.int().min(min, measureMessages[kind]).max(max, measureMessages[kind]);
};

export const fullName = line(nameLength, "Hãy nhập họ tên.");

export const addressBody = z.object({
  type: AddressType,
  receiverName: line(nameLength, "Hãy nhập tên người nhận."),
  phone,
  cityId: Id,
  districtId: Id,
  /** Left out or null only where the district has no wards. */
  wardId: Id.nullable().optional(),
  street: line(streetLength, "Hãy nhập số nhà, tên đường."),
  isDefault: z.boolean().optional(),
});

export const cartItemIds = z
  .array(Id)
  .min(1, "Hãy chọn ít nhất một món.")
  .max(maxCartLines, `Mỗi đơn nhiều nhất ${maxCartLines} món.`);

/** A change of one rental line: a later last wear day, other wear dates, or keeping the pieces. */
export const orderChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("EXTEND"), lineId: Id, dateTo: Day }),
  z.object({ kind: z.literal("DATES"), lineId: Id, dateFrom: Day, dateTo: Day }),
  z.object({ kind: z.literal("BUY"), lineId: Id }),
]);
