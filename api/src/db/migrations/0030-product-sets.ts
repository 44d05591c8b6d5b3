export const productSets = /* sql */ `
-- A number for each product and variant, so that a set of products is a string of bits. 4096 products share a chunk.
ALTER TABLE products ADD COLUMN place integer GENERATED ALWAYS AS IDENTITY (START 0 MINVALUE 0) UNIQUE;
ALTER TABLE variants ADD COLUMN place integer GENERATED ALWAYS AS IDENTITY (START 0 MINVALUE 0) UNIQUE;
ALTER TABLE variants ADD COLUMN product_place integer;
-- Pieces in rental service.
ALTER TABLE variants ADD COLUMN rent_units integer NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD COLUMN variant_place integer;
UPDATE variants v SET product_place = p.place,
  rent_units = (SELECT count(*) FROM units u WHERE u.variant_id = v.id AND u.type = 'rental' AND u.retired_at IS NULL)
  FROM products p WHERE p.id = v.product_id;
UPDATE bookings b SET variant_place = v.place FROM units u JOIN variants v ON v.id = u.variant_id WHERE u.id = b.unit_id;
ALTER TABLE variants ALTER COLUMN product_place SET NOT NULL;
ALTER TABLE bookings ALTER COLUMN variant_place SET NOT NULL;

-- What a list is narrowed by and sorted by, each with the place, so that the table itself need not be read.
ALTER TABLE products
  ADD COLUMN asking_price integer GENERATED ALWAYS AS (CASE WHEN for_rent THEN rental_price ELSE sale_price END) STORED,
  ADD COLUMN buying_price integer GENERATED ALWAYS AS (CASE WHEN for_sale THEN sale_price ELSE rental_price END) STORED;
DROP INDEX products_created, products_search;
CREATE INDEX products_newest ON products (created_at DESC, id) INCLUDE (place);
CREATE INDEX products_taken ON products (taken_count DESC, created_at DESC, id) INCLUDE (place);
CREATE INDEX products_asking_price ON products (asking_price, id) INCLUDE (place);
CREATE INDEX products_buying_price ON products (buying_price, id) INCLUDE (place);
CREATE INDEX products_on_sale ON products (sale_price) INCLUDE (place) WHERE for_sale;
CREATE INDEX variants_by_place ON variants (place) INCLUDE (product_place, size, color, rent_units);
CREATE INDEX variants_of_product ON variants (product_place) INCLUDE (size, color, rent_units);
CREATE INDEX bookings_by_day ON bookings USING gist (blocked) INCLUDE (unit_id, variant_place) WHERE status = 'live';
CREATE INDEX units_retired ON units (id) WHERE retired_at IS NOT NULL;

-- Which products have an option of a facet; for "stock:<size>" and a colour, which have such pieces for rent.
CREATE TABLE facet_sets (
  dimension text COLLATE "C" NOT NULL,
  option text COLLATE "C" NOT NULL,
  chunk integer NOT NULL,
  label text NOT NULL,
  hex text,
  members bit(4096) NOT NULL,
  PRIMARY KEY (dimension, option, chunk)
);

-- Which variants have so many pieces in rental service, by the variants' places.
CREATE TABLE stock_sets (
  rent_units integer NOT NULL,
  chunk integer NOT NULL,
  members bit(4096) NOT NULL,
  PRIMARY KEY (rent_units, chunk)
);

-- Which products a folded word finds, and which have it in their name.
CREATE TABLE word_sets (
  word text COLLATE "C" NOT NULL,
  chunk integer NOT NULL,
  members bit(4096) NOT NULL,
  named bit(4096) NOT NULL,
  PRIMARY KEY (word, chunk)
);

-- Every word of those sets, and how it is written.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  written text NOT NULL
);
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);

CREATE FUNCTION words_of(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT w FROM regexp_split_to_table(value, '[][[:space:].,;:!?()/"&+-]+') AS w WHERE w <> '' $$;

CREATE FUNCTION one_of_chunk(place integer) RETURNS bit(4096) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT set_bit(B'0'::bit(4096), place & 4095, 1) $$;

-- The places in a chunk, where it is nearly empty: looks only into those runs of 64 that hold any.
CREATE FUNCTION places_in(chunk integer, members bit) RETURNS SETOF integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT chunk * 4096 + run * 64 + n
    FROM generate_series(0, 63) AS run
    CROSS JOIN LATERAL (SELECT substring(members FROM run * 64 + 1 FOR 64) AS bits OFFSET 0) AS cut
    CROSS JOIN generate_series(0, 63) AS n
    WHERE bits <> B'0'::bit(64) AND get_bit(bits, n) = 1 $$;

CREATE AGGREGATE bits_joined(varbit) (SFUNC = bitcat, STYPE = varbit, INITCOND = '');

-- Makes the sets of a chunk anew from the products themselves.
CREATE FUNCTION refresh_product_sets(stale integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facet_sets WHERE chunk = stale;
  INSERT INTO facet_sets (dimension, option, chunk, label, hex, members)
  WITH here AS MATERIALIZED (
    SELECT id, place, for_rent, for_sale, collection_type FROM products
    WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095
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
    SELECT v.product_place, 'stock:' || v.size, v.color, '', NULL FROM variants v
      WHERE v.product_place BETWEEN stale * 4096 AND stale * 4096 + 4095 AND v.rent_units > 0
  )
  SELECT dimension, option, stale, max(label), max(hex), bit_or(one_of_chunk(place)) FROM options
  GROUP BY dimension, option;

  DELETE FROM word_sets WHERE chunk = stale;
  WITH words AS MATERIALIZED (
    SELECT place, fold_text(w) AS word, w AS written, in_name
    FROM products CROSS JOIN LATERAL (
      SELECT words_of(name), true UNION ALL SELECT words_of(brand || ' ' || keywords), false
    ) AS t (w, in_name)
    WHERE place BETWEEN stale * 4096 AND stale * 4096 + 4095
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

-- Chunks that a transaction has changed; at its end each is made anew, once.
CREATE TABLE stale_chunks (chunk integer PRIMARY KEY);

CREATE FUNCTION note_stale(product_place integer) RETURNS void LANGUAGE sql
  AS $$ INSERT INTO stale_chunks SELECT product_place >> 12 WHERE product_place IS NOT NULL ON CONFLICT DO NOTHING $$;

CREATE FUNCTION refresh_stale_chunk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stale_chunks WHERE chunk = NEW.chunk;
  PERFORM refresh_product_sets(NEW.chunk);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refresh_stale_chunk AFTER INSERT ON stale_chunks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refresh_stale_chunk();

CREATE FUNCTION product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_stale(coalesce(NEW.place, OLD.place));
  RETURN NULL;
END $$;
CREATE TRIGGER product_changed AFTER INSERT OR DELETE OR
  UPDATE OF name, brand, keywords, for_rent, for_sale, collection_type ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();

CREATE FUNCTION product_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_stale(place) FROM products WHERE id IN (OLD.product_id, NEW.product_id);
  RETURN NULL;
END $$;
CREATE TRIGGER product_part_changed AFTER INSERT OR UPDATE OR DELETE ON product_categories
  FOR EACH ROW EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER product_part_changed AFTER INSERT OR UPDATE OR DELETE ON product_attributes
  FOR EACH ROW EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER product_part_changed AFTER INSERT OR UPDATE OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION product_part_changed();

CREATE FUNCTION place_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.product_place := (SELECT place FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END $$;
CREATE TRIGGER place_variant BEFORE INSERT OR UPDATE OF product_id ON variants
  FOR EACH ROW EXECUTE FUNCTION place_variant();

CREATE FUNCTION count_rent_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variants v SET rent_units =
    (SELECT count(*) FROM units u WHERE u.variant_id = v.id AND u.type = 'rental' AND u.retired_at IS NULL)
    WHERE v.id IN (OLD.variant_id, NEW.variant_id);
  RETURN NULL;
END $$;
CREATE TRIGGER count_rent_units AFTER INSERT OR DELETE OR UPDATE OF variant_id, type, retired_at ON units
  FOR EACH ROW EXECUTE FUNCTION count_rent_units();

CREATE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_sets SET members = set_bit(members, OLD.place & 4095, 0)
    WHERE rent_units = OLD.rent_units AND chunk = OLD.place >> 12;
  INSERT INTO stock_sets SELECT NEW.rent_units, NEW.place >> 12, one_of_chunk(NEW.place) WHERE NEW.rent_units > 0
    ON CONFLICT (rent_units, chunk) DO UPDATE SET members = set_bit(stock_sets.members, NEW.place & 4095, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER move_stock AFTER INSERT OR DELETE OR UPDATE OF rent_units ON variants
  FOR EACH ROW EXECUTE FUNCTION move_stock();

CREATE FUNCTION place_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.variant_place := (SELECT v.place FROM units u JOIN variants v ON v.id = u.variant_id WHERE u.id = NEW.unit_id);
  RETURN NEW;
END $$;
CREATE TRIGGER place_booking BEFORE INSERT OR UPDATE OF unit_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION place_booking();

INSERT INTO stock_sets SELECT rent_units, place >> 12, bit_or(one_of_chunk(place)) FROM variants WHERE rent_units > 0
  GROUP BY 1, 2;
SELECT refresh_product_sets(chunk) FROM (SELECT DISTINCT place >> 12 AS chunk FROM products) AS chunks;
`;
