export const payoutsShownBefore = /* sql */ `
-- Requests whose account staff read before the moment was recorded: only the audit log has it.
UPDATE payouts SET shown_at = (
  SELECT min(at) FROM admin_actions WHERE action = 'payout show' AND details ->> 'payout' = payouts.id
) WHERE status = 'REQUESTED' AND shown_at IS NULL;
`;
