export const orders = /* sql */ `
CREATE TABLE orders (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  status text NOT NULL
    CHECK (status IN ('NOT_PAID', 'CONFIRMED', 'DELIVERING', 'RENTING', 'RETURNED', 'DONE', 'CANCEL')),
  payment_type text NOT NULL CHECK (payment_type IN ('cash', 'bank_transfer', 'momo', 'zalopay', 'atm', 'card')),
  rental_total bigint NOT NULL CHECK (rental_total >= 0),
  sale_total bigint NOT NULL CHECK (sale_total >= 0),
  member_saving bigint NOT NULL CHECK (member_saving >= 0),
  deposit_total bigint NOT NULL CHECK (deposit_total >= 0),
  shipping_fee bigint NOT NULL CHECK (shipping_fee >= 0),
  total bigint NOT NULL CHECK (total = rental_total + sale_total + deposit_total + shipping_fee),
  -- As it was when the order was placed; the customer may change or delete the address later.
  address jsonb NOT NULL,
  note text,
  hold_until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX orders_customer ON orders (customer_id, created_at DESC);
CREATE INDEX orders_holds ON orders (hold_until) WHERE status = 'NOT_PAID';

CREATE TABLE order_items (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  position smallint NOT NULL,
  type text NOT NULL CHECK (type IN ('rental', 'sale')),
  product_id text NOT NULL REFERENCES products,
  variant_id text NOT NULL REFERENCES variants,
  name text NOT NULL,
  link text NOT NULL,
  brand text NOT NULL,
  image jsonb,
  size text NOT NULL,
  color text NOT NULL,
  quantities integer NOT NULL CHECK (quantities > 0),
  date_from date,
  date_to date,
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  deposit bigint NOT NULL CHECK (deposit >= 0),
  member_saving bigint NOT NULL CHECK (member_saving >= 0),
  CHECK ((type = 'rental') = (date_from IS NOT NULL)),
  CHECK ((type = 'rental') = (date_to IS NOT NULL)),
  UNIQUE (order_id, position)
);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX order_events_order ON order_events (order_id, id);

-- The promise that no piece is ever booked twice: two live bookings of one piece cannot share a blocked day.
CREATE TABLE bookings (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  unit_id text NOT NULL,
  unit_type text NOT NULL DEFAULT 'rental' CHECK (unit_type = 'rental'),
  order_item_id text REFERENCES order_items ON DELETE CASCADE,
  wear daterange NOT NULL CHECK (NOT isempty(wear)),
  blocked daterange NOT NULL,
  status text NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'released')),
  CHECK (blocked @> wear),
  FOREIGN KEY (unit_id, unit_type) REFERENCES units (id, type),
  CONSTRAINT bookings_never_overlap EXCLUDE USING gist (unit_id WITH =, blocked WITH &&) WHERE (status = 'live')
);
CREATE INDEX bookings_order_item ON bookings (order_item_id);

-- A piece that was sold. Its key keeps it from being sold twice; a cancelled order gives it back.
CREATE TABLE unit_sales (
  unit_id text PRIMARY KEY,
  unit_type text NOT NULL DEFAULT 'sale' CHECK (unit_type = 'sale'),
  order_item_id text REFERENCES order_items ON DELETE CASCADE,
  FOREIGN KEY (unit_id, unit_type) REFERENCES units (id, type)
);
CREATE INDEX unit_sales_order_item ON unit_sales (order_item_id);

CREATE TABLE idempotency_keys (
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  order_id text REFERENCES orders ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, key)
);

CREATE TABLE payments (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  order_id text REFERENCES orders ON DELETE CASCADE,
  -- Set when the payment is for joining a membership package instead of an order.
  customer_id text REFERENCES customers ON DELETE CASCADE,
  package_id text REFERENCES membership_packages,
  type text NOT NULL CHECK (type IN ('cash', 'bank_transfer', 'momo', 'zalopay', 'atm', 'card')),
  status text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The gateway's own name for this payment, and for the money that came in.
  gateway_reference text,
  gateway_transaction text,
  redirect_url text,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK ((order_id IS NULL) = (package_id IS NOT NULL)),
  CHECK ((package_id IS NULL) = (customer_id IS NULL)),
  UNIQUE (type, gateway_reference),
  UNIQUE (type, gateway_transaction)
);
CREATE INDEX payments_order ON payments (order_id, created_at);

-- The balance of a wallet is the sum of its entries, which are never changed.
CREATE TABLE wallet_entries (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount <> 0),
  kind text NOT NULL CHECK (kind IN ('DEPOSIT_RETURN', 'ORDER_REFUND', 'ADJUSTMENT')),
  order_id text REFERENCES orders,
  note text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (order_id, kind)
);
CREATE INDEX wallet_entries_customer ON wallet_entries (customer_id, at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
CREATE TRIGGER wallet_entries_append_only BEFORE UPDATE OR DELETE ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;
