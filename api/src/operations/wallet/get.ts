import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { walletTotals } from "../../db/queries/wallet.ts";
import { handle } from "../handle.ts";

export const walletGet = handle(getWallet, ({ context, customer }) => walletTotals(context.db, customer.customerId));
