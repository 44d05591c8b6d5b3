export const keptPieces = /* sql */ `
-- Pieces that an import had removed before their renters bought them stay out of the rental stock.
UPDATE units SET retired_why = NULL
WHERE retired_why = 'removed'
  AND id IN (SELECT unnest(unit_ids) FROM order_changes WHERE kind = 'BUY' AND status = 'DONE');
`;
