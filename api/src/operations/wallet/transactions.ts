import { countWalletEntries, listWalletEntries } from "../../db/queries/wallet.ts";
import { operation } from "../operation.ts";

export const walletTransactions = operation("wallet.transactions", async ({ query, context, customer }) => {
  const { db } = context;
  const { customerId } = customer;
  const { "pagination.page": page, "pagination.limit": limit, ...filter } = query;
  const entries = await listWalletEntries(db, customerId, filter, { page, limit });
  return {
    items: entries.map(({ id, kind, amount, balance, orderId, note, at }) => ({
      ...{ id, kind, amount, balance, orderId, note },
      at: at.toISOString(),
    })),
    pagination: { page, limit, total: await countWalletEntries(db, customerId, filter) },
  };
});
