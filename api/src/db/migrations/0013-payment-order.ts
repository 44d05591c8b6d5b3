export const paymentOrder = /* sql */ `
-- Tries stay in the order they were made, also those of one moment.
ALTER TABLE payments ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
`;
