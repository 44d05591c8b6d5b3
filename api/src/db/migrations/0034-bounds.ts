export const bounds = /* sql */ `
-- The request that sends the picture; no other one is taken at the same address.
ALTER TABLE uploads ADD COLUMN claimed_at timestamptz;
UPDATE uploads SET claimed_at = stored_at WHERE stored_at IS NOT NULL;
ALTER TABLE uploads ADD CHECK (stored_at IS NULL OR claimed_at IS NOT NULL);

-- Rows that grow too old are found by their age.
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX notifications_age ON notifications (created_at);
`;
