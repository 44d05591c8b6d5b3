/** Tables that lists, counts and categories are made of. */
const tables = [
  "products",
  "product_images",
  "product_attributes",
  "product_categories",
  "categories",
  "category_displays",
  "variants",
];

const note = (table: string): string =>
  `CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table} EXECUTE FUNCTION note_catalogue_change();`;

export const catalogueChanges = /* sql */ `
-- One row for each transaction that changed the catalogue, so that writers do not wait for each other. The sum of changes
-- grows by one with each commit, which makes it the catalogue's version.
CREATE TABLE catalogue_changes (
  transaction xid8 PRIMARY KEY,
  changes bigint NOT NULL DEFAULT 1
);
CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (transaction) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
${tables.map(note).join("\n")}
`;
