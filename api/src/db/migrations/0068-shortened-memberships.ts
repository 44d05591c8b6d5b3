export const shortenedMemberships = /* sql */ `
-- When staff have last moved a membership's end to an earlier time: credits agreed before no longer hold.
ALTER TABLE memberships ADD COLUMN shortened_at timestamptz;
`;
