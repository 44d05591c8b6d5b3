import { z } from "zod";
import { accountNumberMessage, isAccountNumber, normalizeAccountNumber } from "../../../domain/customer/index.ts";
import { nameLength } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Payout } from "../entities/wallet.ts";
import { line } from "../inputs.ts";

export const requestPayout = defineOperation({
  method: "POST",
  path: "/v2/wallet/payout",
  access: "customer",
  status: 201,
  tag: "wallet",
  summary: "Requests a payout from the wallet to a bank account. The wallet is debited at once.",
  refusals: [429],
  body: z.object({
    /** From `smallestPayout` to the balance. */
    amount: z.int("Hãy nhập số tiền.").min(1, "Hãy nhập số tiền."),
    bank: line(nameLength, "Hãy chọn ngân hàng."),
    /** Spaces, dots and dashes are ignored. */
    accountNumber: z.string().transform(normalizeAccountNumber).refine(isAccountNumber, accountNumberMessage),
    accountName: line(nameLength, "Hãy nhập tên chủ tài khoản."),
  }),
  response: Payout,
});
