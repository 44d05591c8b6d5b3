export const emailConfirmations = /* sql */ `
-- Links of letters by which a customer shows that the e-mail of the account is theirs.
CREATE TABLE email_confirmations (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_confirmations_user ON email_confirmations (user_id);
CREATE INDEX email_confirmations_expiry ON email_confirmations (expires_at);
`;
