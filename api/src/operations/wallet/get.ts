import { walletTotals } from "../../db/queries/wallet.ts";
import { operation } from "../operation.ts";

export const walletGet = operation("wallet.get", ({ context, customer }) =>
  walletTotals(context.db, customer.customerId),
);
