export const changePaymentType = /* sql */ `
-- The payment type that the customer chose last for a change; null where the wallet pays it, and for earlier changes.
ALTER TABLE order_changes ADD COLUMN payment_type text
  CHECK (payment_type IN ('bank_transfer', 'momo', 'zalopay', 'atm', 'card'));
`;
