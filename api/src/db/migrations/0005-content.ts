export const content = /* sql */ `
CREATE TABLE notifications (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  title text NOT NULL,
  body text NOT NULL,
  link text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_customer ON notifications (customer_id, created_at DESC);

CREATE TABLE banners (
  id text PRIMARY KEY,
  title text NOT NULL,
  subtitle text NOT NULL,
  image_path text NOT NULL,
  link text NOT NULL,
  position text NOT NULL CHECK (position IN ('home-hero', 'home-strip', 'category-top')),
  rank integer NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz
);

CREATE TABLE pages (
  kind text NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  -- Markdown.
  body text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (kind, slug)
);

CREATE TABLE analytics_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX analytics_events_at ON analytics_events (at);
`;
