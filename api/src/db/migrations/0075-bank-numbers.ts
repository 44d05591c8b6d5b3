export const bankNumbers = /* sql */ `
-- Banks' numbers of transfers without spaces and in capitals, as they are stored from now on. Where one transfer was
-- recorded in several ways, one of its rows gets that form: it is found by it, and the number stays unique.
UPDATE payments SET gateway_transaction = number FROM (
  SELECT DISTINCT ON (number) id, number
  FROM (SELECT id, gateway_transaction, upper(regexp_replace(gateway_transaction, '\\s', '', 'g')) AS number
    FROM payments WHERE type = 'bank_transfer' AND gateway_transaction IS NOT NULL) written
  ORDER BY number, gateway_transaction = number DESC, id
) first WHERE payments.id = first.id AND gateway_transaction <> number;

UPDATE unmatched_receipts SET bank_transaction = number FROM (
  SELECT DISTINCT ON (number) id, number
  FROM (SELECT id, bank_transaction, upper(regexp_replace(bank_transaction, '\\s', '', 'g')) AS number
    FROM unmatched_receipts) written
  ORDER BY number, bank_transaction = number DESC, id
) first WHERE unmatched_receipts.id = first.id AND bank_transaction <> number;

UPDATE payouts SET bank_transaction = number FROM (
  SELECT DISTINCT ON (number) id, number
  FROM (SELECT id, bank_transaction, upper(regexp_replace(bank_transaction, '\\s', '', 'g')) AS number
    FROM payouts WHERE bank_transaction IS NOT NULL) written
  ORDER BY number, bank_transaction = number DESC, id
) first WHERE payouts.id = first.id AND bank_transaction <> number;

-- Banks' reports of transfers that are recorded with another sum or for another purchase. They change nothing until staff
-- have checked them.
CREATE TABLE transfer_contradictions (
  bank_transaction text NOT NULL,
  memo text NOT NULL,
  amount bigint NOT NULL,
  reported_at timestamptz NOT NULL,
  checked_at timestamptz,
  PRIMARY KEY (bank_transaction, memo, amount)
);
`;
