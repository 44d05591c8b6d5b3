export const returnedLines = /* sql */ `
-- The day on which a rental came back; null while it is out, and for orders that came back before this migration.
ALTER TABLE order_items ADD COLUMN returned_on date
  CONSTRAINT order_items_returned_on CHECK (returned_on IS NULL OR (date_from IS NOT NULL AND bought_for IS NULL));
`;
