export const payoutsInTransfer = /* sql */ `
-- When staff first read the account's number to make the transfer; from then on the customer cannot withdraw the request.
ALTER TABLE payouts ADD COLUMN shown_at timestamptz;
`;
