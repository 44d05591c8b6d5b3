export const adminWork = /* sql */ `
-- What staff did by command: when, who, what, to which order or piece, and why. Written in the transaction of the work.
CREATE TABLE admin_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor <> ''),
  action text NOT NULL,
  order_id text,
  unit_id text,
  why text CHECK (why <> ''),
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX admin_actions_order ON admin_actions (order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX admin_actions_unit ON admin_actions (unit_id, id) WHERE unit_id IS NOT NULL;
CREATE INDEX admin_actions_at ON admin_actions (at);
CREATE TRIGGER admin_actions_append_only BEFORE UPDATE OR DELETE ON admin_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The check of a returned piece: how much of its deposit the shop keeps, and why, for the customer to read.
CREATE TABLE piece_checks (
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  order_item_id text NOT NULL REFERENCES order_items ON DELETE CASCADE,
  unit_id text NOT NULL REFERENCES units,
  kept bigint NOT NULL CHECK (kept >= 0),
  why text CHECK (why <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (order_item_id, unit_id),
  CHECK (kept = 0 OR why IS NOT NULL)
);
CREATE INDEX piece_checks_order ON piece_checks (order_id);

-- The sum of these checks. The late fee and this are kept from the deposit.
ALTER TABLE orders
  ADD COLUMN kept_deposit bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_kept_deposit CHECK (kept_deposit >= 0 AND late_fee + kept_deposit <= deposit_total);

-- Orders at customers or just back, for the lists of staff.
CREATE INDEX orders_out ON orders (status, id) WHERE status IN ('RENTING', 'RETURNED');

-- Days on which a piece is out for repair are a booking without an order, with the reason; the exclusion constraint keeps
-- orders off them. They do not count for what is popular.
ALTER TABLE bookings
  ADD COLUMN repair text CHECK (repair <> ''),
  ADD CONSTRAINT bookings_repair CHECK (repair IS NULL OR order_item_id IS NULL AND change_id IS NULL);
CREATE INDEX bookings_repairs ON bookings (unit_id) WHERE status = 'live' AND repair IS NOT NULL;
DROP INDEX bookings_recent;
CREATE INDEX bookings_recent ON bookings (booked_at) INCLUDE (variant_place) WHERE status = 'live' AND repair IS NULL;
`;
