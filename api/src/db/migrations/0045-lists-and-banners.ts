export const listsAndBanners = /* sql */ `
CREATE INDEX products_for_rent ON products (rental_price) INCLUDE (place) WHERE for_rent;
-- A banner's picture for phones; null for a banner that has only one.
ALTER TABLE banners ADD COLUMN portrait_path text;
`;
