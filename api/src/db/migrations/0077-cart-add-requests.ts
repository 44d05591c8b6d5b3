export const cartAddRequests = /* sql */ `
-- What a key was used to add, so that it is not reused for other pieces; null for requests before this column.
ALTER TABLE cart_adds ADD COLUMN request_hash text;
`;
