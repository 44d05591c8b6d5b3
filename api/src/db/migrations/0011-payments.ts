export const payments = /* sql */ `
ALTER TABLE payments
  ADD COLUMN expires_at timestamptz,
  -- When its gateway was last asked about it.
  ADD COLUMN asked_at timestamptz,
  -- Of a membership: the unused part of the running one that was taken off the price.
  ADD COLUMN credit bigint NOT NULL DEFAULT 0 CHECK (credit >= 0),
  ADD COLUMN credit_from text REFERENCES memberships;
CREATE INDEX payments_customer ON payments (customer_id, created_at) WHERE customer_id IS NOT NULL;
-- Whatever arrives twice or from two sides: one payment counts for an order.
CREATE UNIQUE INDEX payments_order_paid_once ON payments (order_id) WHERE status = 'PAID';

ALTER TABLE idempotency_keys ADD COLUMN payment_id text REFERENCES payments ON DELETE CASCADE;

ALTER TABLE memberships
  -- đồng, before any credit; 0 where nothing was paid.
  ADD COLUMN price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  ADD COLUMN payment_id text CONSTRAINT memberships_one_per_payment UNIQUE REFERENCES payments,
  -- The payment that the unused part went into, when a bigger package took this one's place.
  ADD COLUMN credited_to text REFERENCES payments,
  DROP CONSTRAINT memberships_check,
  -- One that was replaced at the moment it began is empty, and overlaps nothing.
  ADD CONSTRAINT memberships_in_order CHECK (starts_at <= expires_at);
`;
