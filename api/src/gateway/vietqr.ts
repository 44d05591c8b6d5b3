import { z } from "zod";
import { bankNumber } from "./bank-number.ts";
import { type Report, UntrustedMessage } from "./gateway.ts";
import { parseJson } from "./parse.ts";
import { hmac, sameSignature } from "./sign.ts";

/** The shop's bank account, as a transfer names it. */
export interface BankAccount {
  bankName: string;
  bankBin: string;
  accountNumber: string;
  accountName: string;
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** An EMVCo field: its tag, the length of its value in two digits, the value. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, "0")}${value}`;

/** The text of a VietQR code for a transfer of `amount` đồng. `memo` is plain ASCII. */
export function vietqrText(account: Pick<BankAccount, "bankBin" | "accountNumber">, amount: number, memo: string) {
  const beneficiary = field("00", account.bankBin) + field("01", account.accountNumber);
  const text = [
    field("00", "01"),
    // A single-use code.
    field("01", "12"),
    field("38", field("00", "A000000727") + field("01", beneficiary) + field("02", "QRIBFTTA")),
    field("53", "704"),
    field("54", String(amount)),
    field("58", "VN"),
    field("62", field("08", memo)),
    "6304",
  ].join("");
  return text + crc16(text);
}

export const bankSignature = (secret: string, rawBody: string): string => hmac("sha256", secret, rawBody);

export const bankReport = z.object({
  /** The bank's id of the transfer. */
  transactionId: z.string().min(1).max(100),
  /** đồng */
  amount: z.int().positive(),
  currency: z.string(),
  /** The payer's text; banks add to it, and some remove its spaces. */
  description: z.string().max(1000),
});

/** The memo of a payment of this shop within a transfer's description, or null. */
export function memoIn(description: string): string | null {
  return /T[TDV]\d{6}[2-9A-HJ-NP-Z]{6}/.exec(description.toUpperCase().replace(/[\s.-]/g, ""))?.[0] ?? null;
}

export interface BankReport extends Report {
  transaction: string;
  amount: number;
  currency: string;
}

/** Parses a bank's report of an incoming transfer. Throws UntrustedMessage. */
export function readBankReport(secret: string, rawBody: string, signature: unknown): BankReport {
  if (!sameSignature(signature, bankSignature(secret, rawBody))) throw new UntrustedMessage("wrong signature");
  const { data } = bankReport.safeParse(parseJson(rawBody));
  if (!data) throw new UntrustedMessage("not a report of a transfer");
  const { transactionId, amount, currency, description } = data;
  const transaction = bankNumber(transactionId);
  return { reference: memoIn(description) ?? "", transaction, amount, currency, outcome: "paid" };
}
