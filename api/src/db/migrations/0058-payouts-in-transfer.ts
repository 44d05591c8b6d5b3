export const payoutsInTransfer = /* sql */ `
-- When staff first read the account's number to make the transfer; from then on the customer cannot withdraw the request.
-- The audit log has it for requests that were read before this column.
ALTER TABLE payouts ADD COLUMN shown_at timestamptz;
UPDATE payouts SET shown_at = (
  SELECT min(at) FROM admin_actions WHERE action = 'payout show' AND details ->> 'payout' = payouts.id
) WHERE status = 'REQUESTED';
`;
