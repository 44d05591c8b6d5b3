export const orderCare = /* sql */ `
-- The gateway's own code of a payment that failed.
ALTER TABLE payments ADD COLUMN failure text CHECK (length(failure) BETWEEN 1 AND 20);

-- Whole days between the last return day and the day on which the pieces came back, and what they cost. It is kept
-- from the deposit.
ALTER TABLE orders
  ADD COLUMN late_days integer NOT NULL DEFAULT 0 CHECK (late_days >= 0),
  ADD COLUMN late_fee bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_late_fee CHECK (late_fee BETWEEN 0 AND deposit_total AND (late_days > 0 OR late_fee = 0));

-- Every change of a placed order's address, with both addresses as they were.
CREATE TABLE order_address_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL,
  CHECK (before <> after)
);
CREATE INDEX order_address_changes_order ON order_address_changes (order_id, id);
CREATE TRIGGER order_address_changes_append_only BEFORE UPDATE ON order_address_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What customers report about an order, and the answer of the shop.
CREATE TABLE order_problems (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  topic text NOT NULL CHECK (topic IN ('fit', 'flaw', 'missing', 'delivery', 'other')),
  content text NOT NULL,
  -- Paths of the customer's pictures.
  images jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX order_problems_order ON order_problems (order_id, created_at);
CREATE INDEX order_problems_open ON order_problems (created_at) WHERE answer IS NULL;

ALTER TABLE uploads
  DROP CONSTRAINT uploads_purpose_check,
  ADD CONSTRAINT uploads_purpose_check CHECK (purpose IN ('avatar', 'review', 'problem'));
`;
