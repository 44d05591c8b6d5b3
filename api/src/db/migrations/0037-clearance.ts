export const clearance = /* sql */ `
-- The clearance: what is reduced. Its collections hold nothing else.
ALTER FUNCTION refresh_product_sets(integer) RENAME TO refresh_stocked_sets;

CREATE FUNCTION refresh_clearance_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facet_sets WHERE chunk = stale AND (dimension = 'collection' OR dimension = 'all' AND option = 'reduced');
  INSERT INTO facet_sets (dimension, option, chunk, label, members)
  SELECT dimension, option, stale, '', bit_or(one_of_chunk(place))
  FROM products CROSS JOIN LATERAL (VALUES ('all', 'reduced'), ('collection', collection_type)) AS o (dimension, option)
  WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095
    AND for_sale AND sale_price < original_price AND option IS NOT NULL
  GROUP BY dimension, option;
END $$;

CREATE FUNCTION refresh_product_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_stocked_sets(stale);
  PERFORM refresh_clearance_sets(stale);
END $$;

CREATE TRIGGER product_repriced AFTER UPDATE OF sale_price, original_price ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();

SELECT refresh_clearance_sets(chunk) FROM (SELECT DISTINCT place >> 12 AS chunk FROM products) AS chunks;
`;
