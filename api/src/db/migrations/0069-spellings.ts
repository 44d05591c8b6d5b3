export const spellings = /* sql */ `
-- Which products have a word spelled so, with its tones, and which have it in their name.
CREATE TABLE spelling_sets (
  spelling text COLLATE "C" NOT NULL,
  chunk integer NOT NULL,
  members bit(4096) NOT NULL,
  named bit(4096) NOT NULL,
  PRIMARY KEY (spelling, chunk)
);
CREATE INDEX spelling_sets_of_chunk ON spelling_sets (chunk);

CREATE FUNCTION refresh_spelling_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM spelling_sets WHERE chunk = stale;
  INSERT INTO spelling_sets (spelling, chunk, members, named)
  SELECT lower(normalize(w)), stale, bit_or(one_of_chunk(place)),
    coalesce(bit_or(one_of_chunk(place)) FILTER (WHERE in_name), B'0'::bit(4096))
  FROM products CROSS JOIN LATERAL (
    SELECT words_of(name), true UNION ALL SELECT words_of(brand || ' ' || keywords), false
  ) AS t (w, in_name)
  WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND withdrawn_at IS NULL
  GROUP BY 1;
END $$;

CREATE OR REPLACE FUNCTION refresh_product_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_stocked_sets(stale);
  PERFORM refresh_clearance_sets(stale);
  PERFORM refresh_spelling_sets(stale);
END $$;

SELECT refresh_spelling_sets(chunk) FROM (SELECT DISTINCT place >> 12 AS chunk FROM products) AS chunks;
`;
