export const lapsedPaymentsAndSentLetters = /* sql */ `
-- Payments that gateways are asked about once more, and letters that are deleted or reported, among a growing number of others.
CREATE INDEX payments_unpaid ON payments (created_at) WHERE status IN ('PENDING', 'FAILED') AND redirect_url IS NOT NULL;
CREATE INDEX letters_age ON letters (created_at) WHERE next_try_at IS NULL;
CREATE INDEX letters_given_up ON letters (created_at) WHERE next_try_at IS NULL AND sent_at IS NULL;
`;
