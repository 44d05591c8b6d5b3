import type { PaymentConfig } from "../config/payments.ts";
import type { Db } from "../db/client.ts";
import type { MomoKeys } from "./momo.ts";
import { sandboxSecret } from "./queries/sandbox-secret.ts";
import { sandboxKeys } from "./sandbox-keys.ts";
import type { BankAccount } from "./vietqr.ts";
import type { VnpayKeys } from "./vnpay.ts";
import type { ZalopayKeys } from "./zalopay.ts";

/** A gateway's keys and address; the address is null for the local sandbox, which uses this API's own. */
type At<K> = K & { endpoint: string | null };

/** The gateways that the shop can use; null for one without keys. */
export interface Gateways {
  momo: At<MomoKeys> | null;
  zalopay: At<ZalopayKeys> | null;
  vnpay: At<VnpayKeys> | null;
  bank: BankAccount | null;
  /** Secret that signs transfer reports; null when the shop accepts none. */
  bankReportSecret: string | null;
}

const sandboxAccount: BankAccount = {
  bankName: "Ngân hàng thử nghiệm",
  bankBin: "999999",
  accountNumber: "0000000000",
  accountName: "THUOT THA",
};

/** Gateways with keys from the environment; the sandbox, if enabled, replaces the others. */
export async function openGateways(config: PaymentConfig, db: Db): Promise<Gateways> {
  const { momo, zalopay, vnpay, bank, bankReportSecret } = config;
  if (config.sandbox === "off") return { momo, zalopay, vnpay, bank, bankReportSecret };
  const keys = sandboxKeys(await sandboxSecret(db));
  return {
    momo: momo ?? { ...keys.momo, endpoint: null },
    zalopay: zalopay ?? { ...keys.zalopay, endpoint: null },
    vnpay: vnpay ?? { ...keys.vnpay, endpoint: null },
    bank: bank ?? sandboxAccount,
    bankReportSecret: bankReportSecret ?? (bank ? null : keys.bankReportSecret),
  };
}
