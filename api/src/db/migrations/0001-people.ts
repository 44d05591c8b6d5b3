export const people = /* sql */ `
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The same folding for what is stored and what is typed: "Đầm dạ hội" and "dam da hoi" become one text.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE TABLE users (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  phone text UNIQUE,
  full_name text NOT NULL,
  password_hash text,
  avatar text,
  created_at timestamptz NOT NULL
);

CREATE TABLE customers (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  user_id text NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  birthday date,
  gender text CHECK (gender IN ('female', 'male', 'other')),
  height smallint CHECK (height BETWEEN 80 AND 250),
  weight smallint CHECK (weight BETWEEN 20 AND 250)
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE social_identities (
  provider text NOT NULL CHECK (provider IN ('facebook', 'google', 'apple')),
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX social_identities_user ON social_identities (user_id);

CREATE TABLE membership_packages (
  id text PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  color text NOT NULL,
  price integer NOT NULL CHECK (price >= 0),
  duration_days integer NOT NULL CHECK (duration_days > 0),
  percent_discount numeric(5, 2) NOT NULL CHECK (percent_discount BETWEEN 0 AND 100),
  extend_day integer NOT NULL CHECK (extend_day >= 0),
  perks text[] NOT NULL,
  position integer NOT NULL
);

CREATE TABLE memberships (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  package_id text NOT NULL REFERENCES membership_packages,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (starts_at < expires_at),
  -- A customer holds one package at a time.
  EXCLUDE USING gist (customer_id WITH =, tstzrange(starts_at, expires_at) WITH &&)
);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_reset ON rate_limits (resets_at);
`;
