export const cartAdds = /* sql */ `
-- Requests that have added pieces to a cart, by the caller's key, so that one that is repeated adds nothing twice.
CREATE TABLE cart_adds (
  cart_id text NOT NULL REFERENCES carts ON DELETE CASCADE,
  key text NOT NULL,
  item_id text NOT NULL REFERENCES cart_items ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (cart_id, key)
);
CREATE INDEX cart_adds_item ON cart_adds (item_id);
CREATE INDEX cart_adds_at ON cart_adds (at);
`;
