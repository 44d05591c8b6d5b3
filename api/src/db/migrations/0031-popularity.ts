export const popularity = /* sql */ `
-- When a piece was booked or sold: what is popular is what is taken these days. What was there before counts as of today.
ALTER TABLE bookings ADD COLUMN booked_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE unit_sales ADD COLUMN sold_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX bookings_recent ON bookings (booked_at) INCLUDE (variant_place) WHERE status = 'live';
CREATE INDEX unit_sales_recent ON unit_sales (sold_at);
`;
