export const ledgerByOrder = /* sql */ `
-- Every read of an order reads its entries of the ledger, adjustments too, which wallet_entries_once does not have.
CREATE INDEX wallet_entries_order ON wallet_entries (order_id) WHERE order_id IS NOT NULL;
`;
