export const urgentLetters = /* sql */ `
-- Letters that become useless are sent before the others, which have no such moment.
DROP INDEX letters_due;
CREATE INDEX letters_due ON letters (useless_at, next_try_at) WHERE next_try_at IS NOT NULL;
`;
