import { sql } from "drizzle-orm";
import type { Db } from "../src/db/client.ts";
import { insertAreas } from "../src/testing/fixtures.ts";

/** Syllables of generated names: a few thousand different words, some of them in every third name. */
const wordFunction = `CREATE FUNCTION bench_word(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (ARRAY['l','m','n','th','ng','tr','h','kh','ph','s','v','x','b','c','d','đ','g','r','t','nh'])[1 + n % 20]
    || (ARRAY['an','ien','uyet','oa','ai','uong','inh','e','om','un','at','ich','ap','oi','ua','ây','ao','em','ing','ô'])[1 + n / 20 % 20]
    || (ARRAY['','','g','h','t','m','p','x'])[1 + n / 400 % 8] $$`;

/** Kinds of attributes and their number of values. */
const attributes = "('color', 24), ('size', 7), ('material', 20), ('cut', 15), ('motif', 12), ('brand', 60)";

const statements = (products: number, bookings: number): string[] => [
  wordFunction,
  `INSERT INTO categories (id, link, parent_id, name, description, position)
    SELECT 'family' || f, 'family' || f, NULL, 'Đầm ' || bench_word(f), '', f FROM generate_series(0, 7) f
    UNION ALL SELECT 'part' || n, 'part' || n, 'family' || n / 4, 'Đầm ' || bench_word(n * 7), '', 10 + n FROM generate_series(0, 31) n
    UNION ALL SELECT 'theo-dip', 'theo-dip', NULL, 'Theo dịp', '', 50
    UNION ALL SELECT 'occasion' || n, 'occasion' || n, 'theo-dip', 'Tiệc ' || bench_word(n * 11), '', 51 + n FROM generate_series(0, 9) n`,
  "INSERT INTO category_displays SELECT id, 'big' FROM categories WHERE id LIKE 'family%'",
  `INSERT INTO products (id, link, name, brand, description, keywords, for_rent, for_sale, original_price, sale_price,
      original_rental_price, rental_price, deposit_price, membership_rental_price, collection_type, is_new, taken_count, created_at)
    SELECT 'p' || n, 'san-pham-' || n,
      (ARRAY['Đầm','Áo dài','Váy','Túi','Vest'])[1 + n % 5] || ' ' || bench_word(n % 37) || ' ' || bench_word(n::bigint * 7919 % 3200) || ' ' || n % 1000,
      'Nhà ' || bench_word(n % 60), 'Một món đẹp.',
      'Đầm ' || bench_word(n % 32 * 7) || ' Tiệc ' || bench_word(n % 10 * 11) || ' Lụa ' || bench_word(n % 20 * 3),
      n % 10 < 8, n % 10 > 5, 3000000, 500000 + n % 400 * 5000, 700000, 200000 + n % 300 * 2000, 1000000, 0,
      CASE n % 20 WHEN 7 THEN 'trending_sale' WHEN 9 THEN 'new_arrival_sale' END, n % 9 = 0, n::bigint * 31 % 240,
      timestamptz '2026-12-01' - n * interval '7 minutes'
    FROM generate_series(0, ${products - 1}) n`,
  `INSERT INTO product_images SELECT 'p' || n, i, 'products/' || n || '-' || i || '.svg', 'Ảnh'
    FROM generate_series(0, ${products - 1}) n, generate_series(0, 2) i`,
  `INSERT INTO product_categories SELECT 'p' || n, c.id, c.place FROM generate_series(0, ${products - 1}) n,
    LATERAL (VALUES ('family' || n % 32 / 4, 0), ('part' || n % 32, 1), ('occasion' || n % 10, 2)) c (id, place)`,
  `INSERT INTO product_attributes
    SELECT DISTINCT ON (n, kind.key, slug) 'p' || n, kind.key, slug, kind.key, slug, NULL, i
    FROM generate_series(0, ${products - 1}) n, (VALUES ${attributes}) kind (key, many),
      generate_series(0, CASE kind.key WHEN 'size' THEN 3 WHEN 'color' THEN 1 ELSE 0 END) i,
      LATERAL (SELECT kind.key || (n * 13 + i * 5 + length(kind.key) * n / 17) % kind.many AS slug) AS made`,
  `INSERT INTO variants (id, product_id, size, color, position, product_place, rent_units)
    SELECT p.id || s.slug || c.slug, p.id, s.value, c.value, s.position, p.place,
      CASE WHEN p.for_sale THEN p.for_rent::int ELSE 2 END
    FROM products p JOIN product_attributes s ON s.product_id = p.id AND s.key = 'size'
    JOIN product_attributes c ON c.product_id = p.id AND c.key = 'color' AND c.position = 0`,
  `INSERT INTO units SELECT v.id || '-' || i, v.id, CASE WHEN p.for_rent AND (i = 0 OR NOT p.for_sale) THEN 'rental' ELSE 'sale' END
    FROM variants v JOIN products p ON p.id = v.product_id, generate_series(0, 1) i`,
  // Each piece gets the same number of bookings, spread over two years of which three quarters are over.
  `WITH pieces AS (
      SELECT u.id, v.place, row_number() OVER (ORDER BY u.id) AS n, count(*) OVER () AS many
      FROM units u JOIN variants v ON v.id = u.variant_id WHERE u.type = 'rental')
    INSERT INTO bookings (unit_id, variant_place, wear, blocked, booked_at)
    SELECT id, place, daterange(day, day + 2), daterange(day - 1, day + 4), least(day - 20, date '2026-12-01')
    FROM pieces, LATERAL (SELECT 730 / (${bookings} / many + 1) AS gap) AS gaps, generate_series(0, ${bookings} / many) k,
      LATERAL (SELECT date '2025-06-01' + (k * gap + (n * 37 + k * 101) % (gap - 8))::int AS day) AS starts
    ORDER BY n * 7919 % many, k LIMIT ${bookings}`,
];

/** Fills a migrated, empty database with this many products, and their bookings. */
export async function fill(db: Db, products: number, bookings: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Triggers and the constraint are off while rows are inserted; their work is done once, at the end.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`ALTER TABLE bookings DROP CONSTRAINT bookings_never_overlap`);
    for (const statement of statements(products, bookings)) await tx.execute(sql.raw(statement));
  });
  await db.execute(sql`ALTER TABLE bookings ADD CONSTRAINT bookings_never_overlap
    EXCLUDE USING gist (unit_id WITH =, blocked WITH &&) WHERE (status = 'live')`);
  await db.execute(sql`INSERT INTO stock_sets SELECT rent_units, place >> 12, bit_or(one_of_chunk(place)) FROM variants
    WHERE rent_units > 0 GROUP BY 1, 2`);
  await db.execute(sql`SELECT refresh_product_sets(c) FROM (SELECT DISTINCT place >> 12 AS c FROM products) AS chunks`);
  await insertAreas(db);
  await db.execute(sql`VACUUM ANALYZE`);
}
