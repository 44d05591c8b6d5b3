export const failedPayouts = /* sql */ `
-- A payout whose transfer the bank has sent back keeps the bank's number, so that it counts for no other one.
ALTER TABLE payouts
  DROP CONSTRAINT payouts_check2,
  ADD CONSTRAINT payouts_transferred CHECK (CASE status
    WHEN 'PAID' THEN bank_transaction IS NOT NULL
    WHEN 'REQUESTED' THEN bank_transaction IS NULL
    ELSE true
  END);
-- Until now only the audit has kept it.
UPDATE payouts SET bank_transaction = number FROM (
  SELECT DISTINCT ON (number) id, number
  FROM (SELECT details ->> 'payout' AS id, details ->> 'transaction' AS number
    FROM admin_actions WHERE action = 'payout failed') failed
  WHERE number IS NOT NULL AND NOT EXISTS (SELECT FROM payouts WHERE bank_transaction = number)
  ORDER BY number, id
) failed WHERE payouts.id = failed.id;
`;
