import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { handle } from "../../http/handle.ts";
import { walletTotals } from "../../payment/queries/wallet.ts";

export const getWalletHandler = handle(getWallet, ({ context, customer }) =>
  walletTotals(context.db, customer.customerId),
);
