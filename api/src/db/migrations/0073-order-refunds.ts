export const orderRefunds = /* sql */ `
-- đồng that staff have refunded of a delivered order, without its deposit: at most its price and its delivery.
ALTER TABLE orders ADD COLUMN refunded bigint NOT NULL DEFAULT 0
  CONSTRAINT orders_refunded CHECK (refunded BETWEEN 0 AND total - deposit_total);

-- What a refund of a part is for: a line, or the sum that staff have refunded with it. Each is paid once; null for an order.
ALTER TABLE wallet_entries ADD COLUMN order_part text;
DROP INDEX wallet_entries_once;
CREATE UNIQUE INDEX wallet_entries_once ON wallet_entries (order_id, kind, coalesce(order_part, '')) WHERE kind <> 'ADJUSTMENT';
`;
