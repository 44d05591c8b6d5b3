export const emailChanges = /* sql */ `
-- Links of letters to new e-mails, each of which replaces the e-mail of the account when its link is followed.
CREATE TABLE email_changes (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_user ON email_changes (user_id);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);
`;
