export const setsByStatement = /* sql */ `
-- Derived sets follow whole statements: an import writes thousands of rows in each, and a set that is written for every
-- row has as many versions to step over within the transaction.
DROP TRIGGER product_part_changed ON product_categories;
DROP TRIGGER product_part_changed ON product_attributes;
DROP TRIGGER product_part_changed ON variants;
DROP TRIGGER count_rent_units ON units;
DROP TRIGGER move_stock ON variants;

CREATE OR REPLACE FUNCTION product_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO stale_chunks SELECT DISTINCT place >> 12 FROM products WHERE id IN (SELECT product_id FROM old_rows)
      ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_chunks SELECT DISTINCT place >> 12 FROM products WHERE id IN (SELECT product_id FROM new_rows)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_rent_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN touched := ARRAY(SELECT DISTINCT variant_id FROM old_rows); END IF;
  IF TG_OP <> 'DELETE' THEN touched := touched || ARRAY(SELECT DISTINCT variant_id FROM new_rows); END IF;
  UPDATE variants v SET rent_units = counted.units
  FROM (
    SELECT t.id, (SELECT count(*) FROM units u WHERE u.variant_id = t.id AND u.type = 'rental' AND u.retired_at IS NULL) AS units
    FROM (SELECT DISTINCT unnest(touched) AS id) AS t) AS counted
  WHERE v.id = counted.id AND v.rent_units <> counted.units;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM old_rows o JOIN new_rows n USING (id) WHERE o.rent_units <> n.rent_units) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE stock_sets s SET members = s.members & ~gone.members
    FROM (SELECT rent_units, place >> 12 AS chunk, bit_or(one_of_chunk(place)) AS members FROM old_rows GROUP BY 1, 2) AS gone
    WHERE s.rent_units = gone.rent_units AND s.chunk = gone.chunk;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stock_sets
      SELECT rent_units, place >> 12, bit_or(one_of_chunk(place)) FROM new_rows WHERE rent_units > 0 GROUP BY 1, 2
      ON CONFLICT (rent_units, chunk) DO UPDATE SET members = stock_sets.members | excluded.members;
  END IF;
  RETURN NULL;
END $$;

-- Plans its query once for all rows.
CREATE OR REPLACE FUNCTION unit_in_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO freed_variants (variant_id)
  SELECT NEW.variant_id WHERE EXISTS (
    SELECT FROM waiting_wishes w WHERE w.variant_id = NEW.variant_id AND w.told_at IS NULL);
  RETURN NULL;
END $$;
${["product_categories", "product_attributes", "variants"].map((table) => everyStatement("product_part_changed", table)).join("")}
${everyStatement("count_rent_units", "units")}
${everyStatement("move_stock", "variants")}
`;

/** Triggers for each kind of statement, because rows of one are not named like those of another. */
function everyStatement(name: string, table: string): string {
  const rowsOf = {
    INSERT: "NEW TABLE AS new_rows",
    UPDATE: "OLD TABLE AS old_rows NEW TABLE AS new_rows",
    DELETE: "OLD TABLE AS old_rows",
  };
  return Object.entries(rowsOf)
    .map(
      ([statement, rows]) => `
CREATE TRIGGER ${name}_${statement.toLowerCase()} AFTER ${statement} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`,
    )
    .join("");
}
