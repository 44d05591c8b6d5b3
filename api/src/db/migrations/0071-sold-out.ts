export const soldOut = /* sql */ `
-- Whether a piece for sale is left. Sets of what can be bought leave out what is sold out. Jobs keep it, so that no order
-- waits for the sets of its products.
ALTER TABLE products ADD COLUMN sale_left boolean NOT NULL DEFAULT true;
CREATE INDEX products_sold_out ON products (place) WHERE NOT sale_left;

CREATE FUNCTION refresh_sold_out(stale integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE gone bit(4096);
BEGIN
  SELECT bit_or(one_of_chunk(place)) INTO gone FROM products
    WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND NOT sale_left;
  IF gone IS NULL THEN RETURN; END IF;
  UPDATE facet_sets SET members = members & ~gone
    WHERE chunk = stale AND (dimension = 'collection' OR (dimension, option) IN (('type', 'sale'), ('all', 'reduced')));
  DELETE FROM facet_sets WHERE chunk = stale AND members = B'0'::bit(4096);
END $$;

CREATE OR REPLACE FUNCTION refresh_product_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_stocked_sets(stale);
  PERFORM refresh_clearance_sets(stale);
  PERFORM refresh_spelling_sets(stale);
  PERFORM refresh_sold_out(stale);
END $$;

CREATE TRIGGER product_sold_out AFTER UPDATE OF sale_left ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();

UPDATE products p SET sale_left = false WHERE p.for_sale AND NOT EXISTS (
  SELECT FROM variants v JOIN units u ON u.variant_id = v.id
  WHERE v.product_id = p.id AND u.type = 'sale' AND u.retired_at IS NULL
    AND NOT EXISTS (SELECT FROM unit_sales s WHERE s.unit_id = u.id));
`;
