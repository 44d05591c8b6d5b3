export const cartLineOrder = /* sql */ `
-- Lines stay in the order they were put in, also those of one moment.
ALTER TABLE cart_items ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
`;
