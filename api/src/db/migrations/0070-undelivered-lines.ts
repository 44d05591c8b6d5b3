export const undeliveredLines = /* sql */ `
-- Rentals of a delivered order that never went out: refunded to the wallet, and no longer a part of the order.
ALTER TABLE order_items ADD COLUMN undelivered boolean NOT NULL DEFAULT false;
`;
