export const orderChanges = /* sql */ `
-- A later return, other dates, or keeping the pieces, of one rental line of a placed order.
CREATE TABLE order_changes (
  -- Also the memo of a bank transfer.
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  order_item_id text NOT NULL REFERENCES order_items ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('EXTEND', 'DATES', 'BUY')),
  status text NOT NULL CHECK (status IN ('WAITING', 'DONE', 'CANCEL')),
  -- The new wear dates, and the pieces that will be booked for them, or kept.
  date_from date,
  date_to date,
  unit_ids text[] NOT NULL,
  -- Cleaning days after the return, as they were when the days were held.
  turnaround_days smallint NOT NULL,
  -- đồng the change costs; negative where something comes back.
  amount bigint NOT NULL,
  -- The line's saving by the membership after the change.
  member_saving bigint NOT NULL CHECK (member_saving >= 0),
  wallet_used bigint NOT NULL DEFAULT 0,
  -- Until when a change that waits for its payment holds its days.
  hold_until timestamptz,
  created_at timestamptz NOT NULL,
  -- The order in which changes were made, also those of one moment.
  place bigint GENERATED ALWAYS AS IDENTITY,
  CHECK ((kind = 'BUY') = (date_from IS NULL) AND (kind = 'BUY') = (date_to IS NULL)),
  CHECK (wallet_used BETWEEN 0 AND greatest(amount, 0)),
  CHECK ((status = 'WAITING') = (hold_until IS NOT NULL))
);
CREATE INDEX order_changes_order ON order_changes (order_id, place);
CREATE INDEX order_changes_item ON order_changes (order_item_id);
CREATE UNIQUE INDEX order_changes_one_waiting ON order_changes (order_id) WHERE status = 'WAITING';
CREATE INDEX order_changes_holds ON order_changes (hold_until) WHERE status = 'WAITING';

-- Days that a waiting change holds beside the line's own booking; the exclusion constraint counts them.
ALTER TABLE bookings ADD COLUMN change_id text REFERENCES order_changes ON DELETE CASCADE;
CREATE INDEX bookings_change ON bookings (change_id) WHERE change_id IS NOT NULL;

-- A payment is for an order, for a membership, or for a change of an order.
ALTER TABLE payments
  ADD COLUMN change_id text REFERENCES order_changes ON DELETE CASCADE,
  DROP CONSTRAINT payments_check,
  ADD CONSTRAINT payments_one_purpose CHECK (num_nonnulls(order_id, package_id, change_id) = 1);
CREATE INDEX payments_change ON payments (change_id) WHERE change_id IS NOT NULL;
CREATE UNIQUE INDEX payments_change_paid_once ON payments (change_id) WHERE status = 'PAID';

ALTER TABLE order_items
  -- Wear days that the member's package included; 1: every day after the first adds a tenth.
  ADD COLUMN included_days smallint NOT NULL DEFAULT 1 CHECK (included_days >= 0),
  -- đồng for which the customer has kept the pieces, less the deducted rent.
  ADD COLUMN bought_for bigint CHECK (bought_for >= 0);

-- The largest share of the rent that a cancellation refunds: as it was when the dates were changed last.
ALTER TABLE orders ADD COLUMN refund_percent smallint NOT NULL DEFAULT 100 CHECK (refund_percent BETWEEN 0 AND 100);
`;
