import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { addDays } from "@thuot-tha/shared/domain";
import { eq } from "drizzle-orm";
import { payments, walletEntries } from "../db/schema/orders.ts";
import { momoSignature } from "../gateway/momo.ts";
import { hmac } from "../gateway/sign.ts";
import { bankSignature } from "../gateway/vietqr.ts";
import { signedVnpayQuery } from "../gateway/vnpay.ts";
import type { Browser } from "./browser.ts";
import type { TestShop } from "./shop.ts";
import { addToCart, newAddress, newCustomer, newKey } from "./steps.ts";

/** Starts listening, so that gateways can call the shop over HTTP. @returns its address */
export async function goOnline(shop: TestShop): Promise<string> {
  const url = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  shop.context.config.configuredPublicUrl = url;
  return url;
}

let days = 0;

/** A dress for days that no other test uses: 350 000 + 500 000 deposit + 30 000 delivery = 880 000. */
export function freshLine() {
  days += 6;
  const day = addDays("2026-12-20", days);
  return { variantId: "moon-free", dateFrom: day, dateTo: day };
}

type OrderBody = OperationInput<typeof createOrder>["body"];

/** Orders one dress. */
export async function placeOrder(browser: Browser, paymentType: PaymentType, more: Partial<OrderBody> = {}) {
  const cartItemIds = [await addToCart(browser, freshLine())];
  const addressId = await newAddress(browser);
  return browser.call(createOrder, {
    headers: { "idempotency-key": newKey() },
    body: { cartItemIds, addressId, paymentType, ...more },
  });
}

/** A customer with an unpaid order of one dress. */
export async function waitingOrder(shop: TestShop, paymentType: PaymentType, more: Partial<OrderBody> = {}) {
  const customer = await newCustomer(shop);
  const { status, body, error } = await placeOrder(customer.browser, paymentType, more);
  if (status !== 201) throw new Error(`Ordering failed: ${error.code}`);
  return { ...customer, order: body.order, payment: body.payment };
}

/** Puts money into a wallet. */
export const fillWallet = (shop: TestShop, customerId: string, amount: number) =>
  shop.context.db
    .insert(walletEntries)
    .values({ customerId, amount, kind: "ADJUSTMENT", note: "Quà", at: shop.context.now() });

/** A customer's ledger entries, oldest first. */
export async function ledgerOf(shop: TestShop, customerId: string) {
  const entries = await shop.context.db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.customerId, customerId))
    .orderBy(walletEntries.place);
  return entries.map(({ kind, amount, balance }) => [kind, amount, balance]);
}

/** The reference of a payment at its gateway. */
export async function referenceOf(shop: TestShop, paymentId: string): Promise<string> {
  const [found] = await shop.context.db.select().from(payments).where(eq(payments.id, paymentId));
  return found!.gatewayReference!;
}

export interface PaymentNotification {
  reference: string;
  amount: number;
  transaction?: number | string;
  failed?: boolean;
  /** The gateway's code of the failure. */
  code?: number;
  forged?: boolean;
  currency?: string;
}

type Answer = Promise<{ status: number; body: unknown }>;
type App = TestShop["app"];

const answered = ({ statusCode, body }: { statusCode: number; body: string }) => ({
  status: statusCode,
  body: body === "" ? null : JSON.parse(body),
});

const spoilt = (signature: string, { forged }: PaymentNotification): string =>
  forged ? signature.replace(/^./, "g") : signature;

/** Sends payment notifications as each gateway does. */
export function gatewaysOf(shop: TestShop, app: () => App = () => shop.app) {
  const keys = () => shop.context.gateways;
  return {
    async momo(notification: PaymentNotification): Answer {
      const fields = {
        partnerCode: keys().momo!.partnerCode,
        orderId: notification.reference,
        requestId: notification.reference,
        amount: notification.amount,
        orderInfo: "Thanh toan",
        orderType: "momo_wallet",
        transId: notification.transaction ?? 71,
        resultCode: notification.failed ? (notification.code ?? 1006) : 0,
        message: "",
        payType: "qr",
        responseTime: 1_796_000_000_000,
        extraData: "",
      };
      const signature = spoilt(momoSignature(keys().momo!, "notification", fields), notification);
      const payload = { ...fields, signature };
      return answered(await app().inject({ method: "POST", url: "/v2/payment/momo/ipn", payload }));
    },
    async zalopay(notification: PaymentNotification): Answer {
      const { appId, key2 } = keys().zalopay!;
      const { reference, amount, transaction = 72 } = notification;
      const data = JSON.stringify({ app_id: Number(appId), app_trans_id: reference, amount, zp_trans_id: transaction });
      const payload = { data, mac: spoilt(hmac("sha256", key2, data), notification), type: 1 };
      return answered(await app().inject({ method: "POST", url: "/v2/payment/zalopay/callback", payload }));
    },
    async vnpay(notification: PaymentNotification): Answer {
      const { tmnCode, hashSecret } = keys().vnpay!;
      const query = signedVnpayQuery(hashSecret, {
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: notification.reference,
        vnp_Amount: String(notification.amount * 100),
        vnp_ResponseCode: notification.failed ? String(notification.code ?? 24) : "00",
        vnp_TransactionStatus: notification.failed ? "02" : "00",
        vnp_TransactionNo: String(notification.transaction ?? 73),
      });
      const url = `/v2/payment/vnpay/ipn?${notification.forged ? `${query.slice(0, -1)}g` : query}`;
      return answered(await app().inject({ method: "GET", url }));
    },
    async bank(notification: PaymentNotification): Answer {
      const payload = JSON.stringify({
        transactionId: `FT${notification.transaction ?? 74}`,
        amount: notification.amount,
        currency: notification.currency ?? "VND",
        description: `MBVCB ${notification.reference} chuyen tien`,
      });
      const signature = spoilt(bankSignature(keys().bankReportSecret!, payload), notification);
      const headers = { "content-type": "application/json", "x-signature": signature };
      return answered(await app().inject({ method: "POST", url: "/v2/payment/bank-transfer/ipn", headers, payload }));
    },
  };
}
