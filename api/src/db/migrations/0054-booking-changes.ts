export const bookingChanges = /* sql */ `
-- A number for each piece, so that a set of pieces is a string of bits.
ALTER TABLE units ADD COLUMN place integer GENERATED ALWAYS AS IDENTITY (START 0 MINVALUE 0) UNIQUE;

-- The pieces whose bookings, or whose service, a transaction changed. API processes keep the booked days of all pieces in
-- memory, and read those of pieces named here again. Rows are only inserted, so that writers do not wait for each other.
CREATE TABLE booking_changes (
  transaction xid8 NOT NULL,
  unit_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (transaction, unit_id)
);
CREATE INDEX booking_changes_at ON booking_changes (at);

CREATE FUNCTION note_booking_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_changes (transaction, unit_id) SELECT pg_current_xact_id(), id
    FROM unnest(ARRAY[OLD.unit_id, NEW.unit_id]) AS id WHERE id IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION note_booking_change();

CREATE FUNCTION note_unit_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_changes (transaction, unit_id) VALUES (pg_current_xact_id(), NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER unit_service_changed AFTER UPDATE OF retired_at ON units
  FOR EACH ROW WHEN (OLD.retired_at IS DISTINCT FROM NEW.retired_at) EXECUTE FUNCTION note_unit_service();
`;
