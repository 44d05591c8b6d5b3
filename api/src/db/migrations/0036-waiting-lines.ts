export const waitingLines = /* sql */ `
-- Lines of a customer's cart that a guest's cart has joined at sign-in: they wait until the customer chooses them.
ALTER TABLE cart_items ADD COLUMN waiting boolean NOT NULL DEFAULT false;
`;
