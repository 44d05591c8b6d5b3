export const pagePictures = /* sql */ `
-- Media path of the picture above a page's text, without size; null for a page of words alone.
ALTER TABLE pages ADD COLUMN picture_path text;
`;
