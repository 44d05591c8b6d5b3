export const stockedProducts = /* sql */ `
-- Products with any piece in rental service: one set in each chunk, where their sizes and colours have hundreds.
ALTER FUNCTION refresh_product_sets(integer) RENAME TO refresh_option_sets;

CREATE FUNCTION refresh_product_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_option_sets(stale);
  INSERT INTO facet_sets (dimension, option, chunk, label, members)
  SELECT 'all', 'stocked', stale, '', bit_or(members) FROM facet_sets
  WHERE chunk = stale AND dimension LIKE 'stock:_%' HAVING count(*) > 0;
END $$;

INSERT INTO facet_sets (dimension, option, chunk, label, members)
SELECT 'all', 'stocked', chunk, '', bit_or(members) FROM facet_sets
WHERE dimension LIKE 'stock:_%' GROUP BY chunk;
`;
