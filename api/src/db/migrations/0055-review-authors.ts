export const reviewAuthors = /* sql */ `
-- Accounts of sign-in providers that give no name were named after their e-mail, which must not be public.
UPDATE reviews SET author = 'Khách hàng', images = (
  SELECT coalesce(jsonb_agg(jsonb_set(image, '{alt}', to_jsonb(replace(image ->> 'alt', author, 'Khách hàng'))) ORDER BY place), '[]')
  FROM jsonb_array_elements(images) WITH ORDINALITY AS each (image, place))
  WHERE author LIKE '%@%';
`;
