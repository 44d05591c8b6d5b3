import { listWalletEntries as operation } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { handle } from "../../http/handle.ts";
import { countWalletEntries, listWalletEntries } from "../../payment/queries/wallet.ts";

export const listWalletEntriesHandler = handle(operation, async ({ query, context, customer }) => {
  const { db } = context;
  const { customerId } = customer;
  const { "pagination.page": page, "pagination.limit": limit, ...filter } = query;
  const entries = await listWalletEntries(db, customerId, filter, { page, limit });
  return {
    items: entries.map(({ id, kind, amount, balance, orderId, payoutId, note, at }) => ({
      id,
      kind,
      amount,
      balance,
      orderId,
      payoutId,
      note,
      at: at.toISOString(),
    })),
    pagination: { page, limit, total: await countWalletEntries(db, customerId, filter) },
  };
});
