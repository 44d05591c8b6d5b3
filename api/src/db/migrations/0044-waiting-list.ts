export const waitingList = /* sql */ `
-- Customers who wait for days of a variant to become free; without days, for any day.
CREATE TABLE waiting_wishes (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variants ON DELETE CASCADE,
  date_from date,
  date_to date,
  -- The last day on which the days could still be ordered.
  expires_on date NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the customer was told; each wish is told once.
  told_at timestamptz,
  place bigint GENERATED ALWAYS AS IDENTITY,
  CHECK ((date_from IS NULL) = (date_to IS NULL)),
  CHECK (date_from <= date_to)
);
CREATE UNIQUE INDEX waiting_wishes_once ON waiting_wishes (customer_id, variant_id, date_from, date_to)
  NULLS NOT DISTINCT WHERE told_at IS NULL;
CREATE INDEX waiting_wishes_customer ON waiting_wishes (customer_id, place);
CREATE INDEX waiting_wishes_open ON waiting_wishes (variant_id) WHERE told_at IS NULL;
CREATE INDEX waiting_wishes_expiry ON waiting_wishes (expires_on);

-- Variants whose wishes are to be looked at: written in the transaction that frees the days, deleted by the job that looks.
CREATE TABLE freed_variants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants ON DELETE CASCADE
);

CREATE FUNCTION variant_freed(unit text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO freed_variants (variant_id)
  SELECT u.variant_id FROM units u WHERE u.id = unit
    AND EXISTS (SELECT FROM waiting_wishes w WHERE w.variant_id = u.variant_id AND w.told_at IS NULL);
$$;

CREATE FUNCTION booking_freed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM variant_freed(OLD.unit_id);
  RETURN NULL;
END $$;
CREATE TRIGGER booking_deleted AFTER DELETE ON bookings
  FOR EACH ROW WHEN (OLD.status = 'live') EXECUTE FUNCTION booking_freed();
CREATE TRIGGER booking_freed AFTER UPDATE OF status, unit_id, blocked ON bookings
  FOR EACH ROW WHEN (OLD.status = 'live') EXECUTE FUNCTION booking_freed();

CREATE FUNCTION unit_in_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM variant_freed(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER unit_in_service AFTER INSERT OR UPDATE OF retired_at ON units
  FOR EACH ROW WHEN (NEW.type = 'rental' AND NEW.retired_at IS NULL) EXECUTE FUNCTION unit_in_service();
`;
