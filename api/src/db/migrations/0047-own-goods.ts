export const ownGoods = /* sql */ `
-- The vocabulary of the shop's goods, in the order in which it is shown.
CREATE TABLE colors (
  name text PRIMARY KEY,
  hex text NOT NULL,
  position integer NOT NULL
);
CREATE TABLE attributes (
  key text PRIMARY KEY,
  label text NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 999)
);
INSERT INTO colors
  SELECT value, hex, row_number() OVER (ORDER BY value) - 1
  FROM (SELECT value, max(hex) AS hex FROM product_attributes WHERE key = 'color' AND hex IS NOT NULL GROUP BY value) AS named;
INSERT INTO attributes
  SELECT key, label, row_number() OVER (ORDER BY place, key) - 1
  FROM (
    SELECT key, max(label) AS label, avg(position) AS place FROM product_attributes
    WHERE key NOT IN ('brand', 'color', 'size') GROUP BY key) AS known;

-- The place of an attribute is the same in every product.
UPDATE product_attributes p SET position = numbered.position
FROM (
  SELECT a.product_id, a.key, a.slug, coalesce(
    k.position,
    CASE a.key WHEN 'brand' THEN 999 WHEN 'color' THEN 1999 ELSE 2999 END
      + row_number() OVER (PARTITION BY a.product_id, a.key ORDER BY a.position)) AS position
  FROM product_attributes a LEFT JOIN attributes k ON k.key = a.key) AS numbered
WHERE numbered.product_id = p.product_id AND numbered.key = p.key AND numbered.slug = p.slug;

-- An import writes the keywords when all that they are made of is there.
ALTER TABLE products ALTER COLUMN keywords SET DEFAULT '';

-- What the shop no longer offers stays, because orders, carts and links name it.
ALTER TABLE products ADD COLUMN withdrawn_at timestamptz;
ALTER TABLE variants ADD COLUMN withdrawn_at timestamptz;
-- Why a piece is out of service: 'removed' by an import, in 'repair'; null where a customer keeps it.
ALTER TABLE units ADD COLUMN retired_why text CHECK (retired_why IN ('removed', 'repair'));
ALTER TABLE units ADD CHECK (retired_why IS NULL OR retired_at IS NOT NULL);
`;
