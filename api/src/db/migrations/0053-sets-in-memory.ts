export const setsInMemory = /* sql */ `
-- API processes keep the sets, prices and stock of each chunk in memory, and load a chunk again when it has been made anew.
-- Rental prices are part of that.
CREATE INDEX facet_sets_of_chunk ON facet_sets (chunk);
CREATE TRIGGER product_rental_repriced AFTER UPDATE OF rental_price ON products
  FOR EACH ROW EXECUTE FUNCTION product_changed();
`;
