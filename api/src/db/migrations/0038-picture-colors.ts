export const pictureColors = /* sql */ `
-- The name of the colour that a picture shows; null where it shows all of them or none.
ALTER TABLE product_images ADD COLUMN color text;
`;
