export const withdrawnProducts = /* sql */ `
-- Sets of products leave out what is withdrawn, so that no list, search or count has it.
CREATE OR REPLACE FUNCTION refresh_option_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facet_sets WHERE chunk = stale;
  INSERT INTO facet_sets (dimension, option, chunk, label, hex, members)
  WITH here AS MATERIALIZED (
    SELECT id, place, for_rent, for_sale, collection_type FROM products
    WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND withdrawn_at IS NULL
  ), options AS (
    SELECT place, 'all' AS dimension, '' AS option, '' AS label, NULL AS hex FROM here
    UNION ALL
    SELECT place, 'type', t.type, '', NULL
      FROM here CROSS JOIN LATERAL (VALUES ('rent', for_rent), ('sale', for_sale)) AS t (type, offered) WHERE t.offered
    UNION ALL
    SELECT place, 'collection', collection_type, '', NULL FROM here WHERE collection_type IS NOT NULL
    UNION ALL
    SELECT here.place, 'cat', c.category_id, '', NULL FROM here JOIN product_categories c ON c.product_id = here.id
    UNION ALL
    SELECT here.place, 'attr:' || a.key, a.slug, a.value, a.hex
      FROM here JOIN product_attributes a ON a.product_id = here.id
    UNION ALL
    SELECT here.place, 'stock:' || v.size, v.color, '', NULL FROM here JOIN variants v ON v.product_place = here.place
      WHERE v.rent_units > 0
  )
  SELECT dimension, option, stale, max(label), max(hex), bit_or(one_of_chunk(place)) FROM options
  GROUP BY dimension, option;

  DELETE FROM word_sets WHERE chunk = stale;
  WITH words AS MATERIALIZED (
    SELECT place, fold_text(w) AS word, w AS written, in_name
    FROM products CROSS JOIN LATERAL (
      SELECT words_of(name), true UNION ALL SELECT words_of(brand || ' ' || keywords), false
    ) AS t (w, in_name)
    WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND withdrawn_at IS NULL
  ), kept AS (
    INSERT INTO search_words (word, written)
    SELECT word, lower(mode() WITHIN GROUP (ORDER BY written)) FROM words GROUP BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO word_sets (word, chunk, members, named)
  SELECT word, stale, bit_or(one_of_chunk(place)),
    coalesce(bit_or(one_of_chunk(place)) FILTER (WHERE in_name), B'0'::bit(4096))
  FROM words GROUP BY word;
END $$;

CREATE OR REPLACE FUNCTION refresh_clearance_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facet_sets WHERE chunk = stale AND (dimension = 'collection' OR dimension = 'all' AND option = 'reduced');
  INSERT INTO facet_sets (dimension, option, chunk, label, members)
  SELECT dimension, option, stale, '', bit_or(one_of_chunk(place))
  FROM products CROSS JOIN LATERAL (VALUES ('all', 'reduced'), ('collection', collection_type)) AS o (dimension, option)
  WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND withdrawn_at IS NULL
    AND for_sale AND sale_price < original_price AND option IS NOT NULL
  GROUP BY dimension, option;
END $$;

CREATE TRIGGER product_withdrawn AFTER UPDATE OF withdrawn_at ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();
`;
