export const reviewFits = /* sql */ `
-- How the piece sat on the reviewer; null where the review does not say.
ALTER TABLE reviews ADD COLUMN fit text CHECK (fit IN ('tight', 'true', 'loose'));
`;
