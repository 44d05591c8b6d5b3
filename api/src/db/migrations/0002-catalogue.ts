export const catalogue = /* sql */ `
CREATE TABLE categories (
  id text PRIMARY KEY,
  link text NOT NULL UNIQUE,
  parent_id text REFERENCES categories,
  name text NOT NULL,
  description text NOT NULL,
  image_path text,
  position integer NOT NULL
);
CREATE INDEX categories_parent ON categories (parent_id);

CREATE TABLE category_displays (
  category_id text NOT NULL REFERENCES categories ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('hot', 'big', 'small', 'icon1', 'icon2')),
  PRIMARY KEY (category_id, kind)
);

CREATE TABLE products (
  id text PRIMARY KEY,
  link text NOT NULL UNIQUE,
  name text NOT NULL,
  brand text NOT NULL,
  description text NOT NULL,
  -- Other words it should be found by: categories, attributes, colours.
  keywords text NOT NULL,
  search text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || brand || ' ' || keywords)) STORED,
  for_rent boolean NOT NULL,
  for_sale boolean NOT NULL,
  original_price integer NOT NULL CHECK (original_price >= 0),
  sale_price integer NOT NULL CHECK (sale_price >= 0),
  original_rental_price integer NOT NULL CHECK (original_rental_price >= 0),
  rental_price integer NOT NULL CHECK (rental_price >= 0),
  deposit_price integer NOT NULL CHECK (deposit_price >= 0),
  membership_rental_price integer NOT NULL CHECK (membership_rental_price >= 0),
  size_chart_id text,
  collection_type text CHECK (collection_type IN ('trending_sale', 'new_arrival_sale')),
  is_new boolean NOT NULL,
  taken_count integer NOT NULL DEFAULT 0 CHECK (taken_count >= 0),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  created_at timestamptz NOT NULL,
  CHECK (for_rent OR for_sale),
  CHECK (NOT for_rent OR rental_price > 0),
  CHECK (NOT for_sale OR sale_price > 0)
);
CREATE INDEX products_search ON products USING gin (search gin_trgm_ops);
CREATE INDEX products_created ON products (created_at DESC, id);

CREATE TABLE product_member_prices (
  package_id text NOT NULL REFERENCES membership_packages ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  rental_price integer NOT NULL CHECK (rental_price > 0),
  PRIMARY KEY (package_id, product_id)
);

CREATE TABLE product_images (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL,
  path text NOT NULL,
  alt text NOT NULL,
  PRIMARY KEY (product_id, position)
);

CREATE TABLE product_categories (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  category_id text NOT NULL REFERENCES categories ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (product_id, category_id)
);
CREATE INDEX product_categories_category ON product_categories (category_id);

-- Colour and size are attributes too, so that one mechanism filters by all of them.
CREATE TABLE product_attributes (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  key text NOT NULL,
  slug text NOT NULL,
  label text NOT NULL,
  value text NOT NULL,
  hex text,
  position smallint NOT NULL,
  PRIMARY KEY (product_id, key, slug)
);
CREATE INDEX product_attributes_value ON product_attributes (key, slug);

CREATE TABLE size_charts (
  id text NOT NULL,
  position smallint NOT NULL,
  size text NOT NULL,
  bust numeric(5, 1) NOT NULL,
  waist numeric(5, 1) NOT NULL,
  hip numeric(5, 1) NOT NULL,
  PRIMARY KEY (id, position)
);

CREATE TABLE promotions (
  id text PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  -- Which products show it.
  applies_to text NOT NULL CHECK (applies_to IN ('rent', 'sale', 'all')),
  position integer NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz
);

CREATE TABLE variants (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  size text NOT NULL,
  color text NOT NULL,
  position smallint NOT NULL,
  UNIQUE (product_id, size, color)
);

-- One physical piece. A piece is either in rental service or for sale.
CREATE TABLE units (
  id text PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('rental', 'sale')),
  retired_at timestamptz,
  UNIQUE (id, type)
);
CREATE INDEX units_variant ON units (variant_id, type);

CREATE TABLE reviews (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  customer_id text REFERENCES customers ON DELETE SET NULL,
  author text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text NOT NULL,
  content text NOT NULL,
  height smallint,
  weight smallint,
  size_worn text,
  images jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  UNIQUE (product_id, customer_id)
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC);

CREATE TABLE favourites (
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);
`;
