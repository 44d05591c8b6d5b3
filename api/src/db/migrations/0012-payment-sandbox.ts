export const paymentSandbox = /* sql */ `
-- One secret for every process of the shop, which the local sandbox's keys are derived from.
CREATE TABLE sandbox_secret (one boolean PRIMARY KEY DEFAULT true CHECK (one), secret text NOT NULL);

-- What the local sandbox has been asked to take, as a gateway would remember it.
CREATE TABLE sandbox_payments (
  transaction bigint GENERATED ALWAYS AS IDENTITY (START WITH 4000000001) PRIMARY KEY,
  gateway text NOT NULL CHECK (gateway IN ('momo', 'zalopay', 'vnpay')),
  reference text NOT NULL,
  request jsonb NOT NULL,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'PAID', 'DECLINED', 'CANCELLED')),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  created_at timestamptz NOT NULL,
  UNIQUE (gateway, reference)
);
`;
