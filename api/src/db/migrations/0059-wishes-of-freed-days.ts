export const wishesOfFreedDays = /* sql */ `
-- Days that become free are marked without looking for wishes: one that is added at the same moment is not visible yet.
CREATE OR REPLACE FUNCTION booking_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO freed_variants (variant_id) SELECT variant_id FROM units WHERE id = OLD.unit_id;
  RETURN NULL;
END $$;
DROP FUNCTION variant_freed(text);
`;
