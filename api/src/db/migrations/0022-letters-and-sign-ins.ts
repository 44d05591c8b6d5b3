export const lettersAndSignIns = /* sql */ `
-- Letters still to be sent, and what became of them. Written with what they tell of; sent after it is committed.
CREATE TABLE letters (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  kind text NOT NULL,
  -- What its words need; emptied when it is sent, for it may open an account.
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- Too late for anybody to want it.
  useless_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  problem text,
  CHECK (sent_at IS NULL OR next_try_at IS NULL)
);
CREATE INDEX letters_due ON letters (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX letters_customer ON letters (customer_id);

-- Whether the owner of the mailbox has shown that the account is theirs.
ALTER TABLE users ADD COLUMN email_proven_at timestamptz;

-- Ways to another provider and back.
CREATE TABLE sign_in_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('facebook', 'google', 'apple')),
  nonce text NOT NULL,
  verifier text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_expiry ON sign_in_attempts (expires_at);
`;
