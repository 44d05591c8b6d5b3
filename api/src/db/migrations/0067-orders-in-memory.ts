export const ordersInMemory = /* sql */ `
-- API processes keep the orders of lists in memory, too. A chunk's orders by date are part of its version.
CREATE TRIGGER product_dated AFTER UPDATE OF created_at ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();

-- A row's transaction is the version of a chunk's order by popularity, which is counted every hour and changes no set.
CREATE TABLE popularity_versions (chunk integer PRIMARY KEY);
CREATE FUNCTION note_popularity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO popularity_versions
    SELECT DISTINCT place >> 12 FROM old_rows JOIN new_rows USING (place) WHERE old_rows.taken_count <> new_rows.taken_count
    ORDER BY 1
    ON CONFLICT (chunk) DO UPDATE SET chunk = excluded.chunk;
  RETURN NULL;
END $$;
CREATE TRIGGER popularity_counted AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_popularity();
`;
