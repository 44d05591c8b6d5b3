export const unmatchedReceipts = /* sql */ `
-- Bank transfers of another sum than was asked for. Their money is in the customer's wallet; staff settle them.
CREATE TABLE unmatched_receipts (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  -- The payment that the memo names; its amount is what was asked for.
  payment_id text NOT NULL REFERENCES payments,
  customer_id text NOT NULL REFERENCES customers,
  -- The bank's own number of the transfer: however often it is reported, it is one receipt.
  bank_transaction text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  received_at timestamptz NOT NULL,
  -- 'counted': the payment was paid from the wallet; 'to-wallet': the money stays there.
  outcome text CHECK (outcome IN ('counted', 'to-wallet')),
  settled_at timestamptz,
  CHECK ((outcome IS NULL) = (settled_at IS NULL))
);
CREATE INDEX unmatched_receipts_payment ON unmatched_receipts (payment_id);
CREATE INDEX unmatched_receipts_open ON unmatched_receipts (received_at) WHERE settled_at IS NULL;

-- The receipt whose money this is: it is credited once.
ALTER TABLE wallet_entries
  ADD COLUMN receipt_id text CONSTRAINT wallet_entries_one_per_receipt UNIQUE REFERENCES unmatched_receipts;

-- Orders on their way, for the look at those that are late.
CREATE INDEX orders_under_way ON orders (status, id) WHERE status IN ('CONFIRMED', 'DELIVERING');
`;
