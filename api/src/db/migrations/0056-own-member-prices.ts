export const ownMemberPrices = /* sql */ `
-- Whether the line has the piece's own member price instead of the package's percentage; false for earlier orders.
ALTER TABLE order_items ADD COLUMN own_member_price boolean NOT NULL DEFAULT false;
`;
