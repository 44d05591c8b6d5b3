export const payouts = /* sql */ `
-- Requests to transfer money of a wallet to the customer's bank account. The money leaves the wallet with the request
-- and comes back when staff refuse it.
CREATE TABLE payouts (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('REQUESTED', 'PAID', 'REFUSED')),
  bank text NOT NULL,
  account_name text NOT NULL,
  -- Needed until the transfer is made; afterwards its last digits are enough.
  account_number text,
  account_tail text NOT NULL CHECK (length(account_tail) = 4),
  requested_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- The bank's own number of the transfer.
  bank_transaction text CONSTRAINT payouts_bank_transaction UNIQUE,
  -- Why the shop refused, for the customer to read.
  reason text,
  CHECK ((status = 'REQUESTED') = (settled_at IS NULL)),
  CHECK ((status = 'REQUESTED') = (account_number IS NOT NULL)),
  CHECK ((status = 'PAID') = (bank_transaction IS NOT NULL)),
  CHECK ((status = 'REFUSED') = (reason IS NOT NULL))
);
-- A second press does not take the money twice.
CREATE UNIQUE INDEX payouts_one_open ON payouts (customer_id) WHERE status = 'REQUESTED';
CREATE INDEX payouts_customer ON payouts (customer_id, requested_at DESC);

-- The request whose money this is: it leaves the wallet once, and comes back at most once.
ALTER TABLE wallet_entries ADD COLUMN payout_id text REFERENCES payouts;
CREATE UNIQUE INDEX wallet_entries_once_per_payout ON wallet_entries (payout_id, (amount > 0)) WHERE payout_id IS NOT NULL;
`;
