import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Day, Page } from "../entities/values.ts";
import { WalletEntry, WalletEntryKind } from "../entities/wallet.ts";
import { pageQuery } from "../inputs.ts";

export const listWalletEntries = defineOperation({
  method: "GET",
  path: "/v2/wallet/transaction/list",
  access: "customer",
  tag: "wallet",
  summary: "The entries of the wallet, newest first; their sum is the balance.",
  query: z
    .object({
      /** PAYOUT: the adjustments by payouts, which ADJUSTMENT leaves out. */
      kind: z.enum([...WalletEntryKind.options, "PAYOUT"]).optional(),
      direction: z.enum(["in", "out"]).optional(),
      from: Day.optional(),
      to: Day.optional(),
      ...pageQuery(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ["to"],
      message: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
    }),
  response: z.object({ items: z.array(WalletEntry), pagination: Page }),
});
