export const cartsAndAddresses = /* sql */ `
CREATE TABLE cities (
  id text PRIMARY KEY,
  name text NOT NULL,
  merged_name text
);

CREATE TABLE districts (
  id text PRIMARY KEY,
  city_id text NOT NULL REFERENCES cities,
  name text NOT NULL
);
CREATE INDEX districts_city ON districts (city_id);

CREATE TABLE wards (
  id text PRIMARY KEY,
  district_id text NOT NULL REFERENCES districts,
  name text NOT NULL,
  merged_name text
);
CREATE INDEX wards_district ON wards (district_id);

CREATE TABLE addresses (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('ADDRESS_TYPE_HOME', 'ADDRESS_TYPE_COMPANY')),
  receiver_name text NOT NULL,
  phone text NOT NULL,
  city_id text NOT NULL REFERENCES cities,
  district_id text NOT NULL REFERENCES districts,
  ward_id text REFERENCES wards,
  street text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_customer ON addresses (customer_id);
CREATE UNIQUE INDEX addresses_one_default ON addresses (customer_id) WHERE is_default;

CREATE TABLE carts (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text UNIQUE REFERENCES customers ON DELETE CASCADE,
  guest_hash text UNIQUE,
  touched_at timestamptz NOT NULL,
  CHECK ((customer_id IS NULL) <> (guest_hash IS NULL))
);
CREATE INDEX carts_forgotten ON carts (touched_at) WHERE guest_hash IS NOT NULL;

CREATE TABLE cart_items (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  cart_id text NOT NULL REFERENCES carts ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variants ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('rental', 'sale')),
  quantities integer NOT NULL CHECK (quantities BETWEEN 1 AND 20),
  date_from date,
  date_to date,
  created_at timestamptz NOT NULL,
  CHECK ((type = 'rental') = (date_from IS NOT NULL)),
  CHECK ((type = 'rental') = (date_to IS NOT NULL)),
  CHECK (date_from <= date_to),
  -- The same piece for the same dates is one line with a larger quantity.
  UNIQUE NULLS NOT DISTINCT (cart_id, variant_id, type, date_from, date_to)
);
`;
