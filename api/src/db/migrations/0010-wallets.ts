export const wallets = /* sql */ `
-- The sum of a customer's ledger, kept by the trigger below. Concurrent payments lock this row, so one waits for the other.
CREATE TABLE wallets (
  customer_id text PRIMARY KEY REFERENCES customers,
  balance bigint NOT NULL CONSTRAINT wallets_never_negative CHECK (balance >= 0),
  entries bigint NOT NULL
);

ALTER TABLE wallet_entries DISABLE TRIGGER wallet_entries_append_only;
ALTER TABLE wallet_entries
  -- What was in the wallet after this entry, and the entry's place in the customer's ledger.
  ADD COLUMN balance bigint,
  ADD COLUMN place bigint,
  -- The payment whose money this is.
  ADD COLUMN payment_id text CONSTRAINT wallet_entries_one_per_payment UNIQUE REFERENCES payments;
UPDATE wallet_entries e SET balance = s.balance, place = s.place
  FROM (SELECT id, sum(amount) OVER ledger AS balance, row_number() OVER ledger AS place FROM wallet_entries
        WINDOW ledger AS (PARTITION BY customer_id ORDER BY at, id)) s
  WHERE s.id = e.id;
INSERT INTO wallets SELECT customer_id, sum(amount), count(*) FROM wallet_entries GROUP BY customer_id;
ALTER TABLE wallet_entries ENABLE TRIGGER wallet_entries_append_only;
ALTER TABLE wallet_entries
  ALTER COLUMN balance SET NOT NULL,
  ALTER COLUMN place SET NOT NULL,
  ADD CONSTRAINT wallet_entries_place UNIQUE (customer_id, place),
  DROP CONSTRAINT wallet_entries_kind_check,
  ADD CONSTRAINT wallet_entries_kind_check
    CHECK (kind IN ('DEPOSIT_RETURN', 'ORDER_REFUND', 'ORDER_PAYMENT', 'ADJUSTMENT')),
  ADD CONSTRAINT wallet_entries_direction CHECK ((kind = 'ORDER_PAYMENT') = (amount < 0) OR kind = 'ADJUSTMENT'),
  DROP CONSTRAINT wallet_entries_order_id_kind_key;
-- An order is paid, refunded and its deposit returned once; adjustments have their payment instead.
CREATE UNIQUE INDEX wallet_entries_once ON wallet_entries (order_id, kind) WHERE kind <> 'ADJUSTMENT';

CREATE FUNCTION keep_wallet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO wallets VALUES (NEW.customer_id, 0, 0) ON CONFLICT DO NOTHING;
  UPDATE wallets SET balance = balance + NEW.amount, entries = entries + 1
    WHERE customer_id = NEW.customer_id RETURNING balance, entries INTO NEW.balance, NEW.place;
  RETURN NEW;
END $$;
CREATE TRIGGER wallet_entries_keep_wallet BEFORE INSERT ON wallet_entries FOR EACH ROW EXECUTE FUNCTION keep_wallet();

ALTER TABLE orders
  ADD COLUMN wallet_used bigint NOT NULL DEFAULT 0 CONSTRAINT orders_wallet_used CHECK (wallet_used BETWEEN 0 AND total);
`;
