export const waivedSums = /* sql */ `
-- What the shop bore of an order because its transfers lacked it; not refunded when the order is cancelled.
ALTER TABLE orders
  ADD COLUMN waived bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_waived CHECK (waived >= 0);
`;
