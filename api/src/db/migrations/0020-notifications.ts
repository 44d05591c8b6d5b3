export const notificationKinds = /* sql */ `
ALTER TABLE notifications
  ADD COLUMN kind text NOT NULL DEFAULT 'SHOP'
    CHECK (kind IN ('ORDER', 'PAYMENT', 'WALLET', 'MEMBERSHIP', 'ACCOUNT', 'SHOP')),
  -- Where a browser that was away goes on reading.
  ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
DROP INDEX notifications_customer;
CREATE UNIQUE INDEX notifications_customer ON notifications (customer_id, place DESC);
CREATE INDEX notifications_unread ON notifications (customer_id) WHERE read_at IS NULL;
`;
