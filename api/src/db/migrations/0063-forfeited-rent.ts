export const forfeitedRent = /* sql */ `
-- Rent that stayed with the shop when a paid rental was shortened: part of rental_total, and not refunded when the order is cancelled.
ALTER TABLE orders
  ADD COLUMN forfeited_rent bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_forfeited_rent CHECK (forfeited_rent BETWEEN 0 AND rental_total);
`;
