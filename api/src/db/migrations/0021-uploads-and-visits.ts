export const uploadsAndVisits = /* sql */ `
-- Pictures that customers send: an address handed out, then a file stored, then a use for it.
CREATE TABLE uploads (
  path text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'review')),
  expires_at timestamptz NOT NULL,
  stored_at timestamptz,
  used_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (used_at IS NULL OR stored_at IS NOT NULL)
);
CREATE INDEX uploads_unused ON uploads (created_at) WHERE used_at IS NULL;
CREATE INDEX uploads_customer ON uploads (customer_id);

CREATE INDEX favourites_newest ON favourites (customer_id, created_at DESC, product_id);
CREATE INDEX order_items_product ON order_items (product_id, order_id);

-- What was measured is never changed; it only grows too old.
CREATE TRIGGER analytics_events_append_only BEFORE UPDATE ON analytics_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;
