import { requestPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { maskedAccount } from "@thuot-tha/shared/domain/customer";
import { beginTransfer, failPayout, recordPaidOut, refusePayout, requestPayout } from "../customer/payouts.ts";
import { listOpenPayouts } from "../customer/queries/payouts.ts";
import { Conflict } from "../errors.ts";
import { validate } from "../http/validate.ts";
import { orderNotFound } from "../order/not-found.ts";
import { lockOrder } from "../order/queries/orders.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { type Listing, printListing } from "./listing.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { localTime, onOneLine, tableLines } from "./table.ts";
import { readReason, readSum, readWords } from "./words.ts";

interface Account {
  bank: string | undefined;
  account: string | undefined;
  name: string | undefined;
  sum: string | undefined;
}

/** Requests on a customer's behalf to pay out the deposit that an order returned to the wallet, or another sum. */
async function request(context: AdminContext, orderId: string, { bank, account, name, sum }: Account) {
  const whole = await lockOrder(context.db, orderId);
  if (!whole) throw orderNotFound();
  const returned = whole.walletEntries.find(({ kind }) => kind === "DEPOSIT_RETURN");
  if (!returned) throw new Conflict("DEPOSIT_NOT_RETURNED", `Đơn ${orderId} chưa có tiền cọc nào hoàn về ví.`);
  const amount = sum === undefined ? returned.amount : readSum("--sum", sum);
  const raw = { bank, accountNumber: account, accountName: name, amount };
  const { body } = validate(operation, { params: {}, query: {}, headers: {}, body: raw });
  const { id } = await requestPayout(context, { customerId: whole.order.customerId, ...body });
  return { id, amount };
}

async function openPayouts({ db }: AdminContext): Promise<Listing> {
  const entries = (await listOpenPayouts(db)).map(({ id, amount, bank, accountTail, requestedAt }) => ({
    id,
    amount,
    bank,
    account: maskedAccount(accountTail),
    requestedAt: requestedAt.toISOString(),
  }));
  const rows = entries.map(({ id, amount, bank, account, requestedAt }) => [
    ...[id, amount, bank, account, localTime(new Date(requestedAt))],
  ]);
  return { entries, lines: tableLines(["number", "đồng", "bank", "account", "asked"], rows) };
}

/** The member of staff who does it, and the reason. */
type Signature = Parameters<typeof recorded>[2];

const done = (action: string, payout: string, more: object = {}) => ({
  action: `payout ${action}`,
  details: { payout, ...more },
});

async function requestFor(
  context: AdminContext,
  call: AdminCall,
  signature: Signature,
  orderId: string,
  account: Account,
): Promise<string> {
  const { id } = await recorded(context, call, signature, async (inside) => {
    const { id } = await request(inside, orderId, account);
    // Staff have the account's number, so that the customer can no longer withdraw the request.
    const result = await beginTransfer(inside, id);
    return { result, done: { ...done("request", result.id, { sum: result.amount }), orderId } };
  });
  return `${id}: REQUESTED`;
}

/** It is recorded, because it shows an account's number and ends the customer's right to withdraw the request. */
async function show(context: AdminContext, call: AdminCall, signature: Signature, id: string): Promise<string> {
  const payout = await recorded(context, call, signature, async (inside) => ({
    result: await beginTransfer(inside, id),
    done: done("show", id),
  }));
  const { amount, bank, accountNumber, accountName } = payout;
  return onOneLine(`${amount} ${bank} ${accountNumber} ${accountName}`);
}

async function paid(
  context: AdminContext,
  call: AdminCall,
  signature: Signature,
  id: string,
  transaction: string,
): Promise<string> {
  await recorded(context, call, signature, async (inside) => ({
    result: await recordPaidOut(inside, id, transaction),
    done: done("paid", id, { transaction }),
  }));
  return `${id}: PAID`;
}

async function refuse(context: AdminContext, call: AdminCall, signature: Signature, id: string): Promise<string> {
  const reason = readReason(signature.why);
  await recorded(context, call, signature, async (inside) => ({
    result: await refusePayout(inside, id, reason),
    done: done("refuse", id),
  }));
  return `${id}: REFUSED`;
}

async function failed(context: AdminContext, call: AdminCall, signature: Signature, id: string): Promise<string> {
  const reason = readReason(signature.why);
  await recorded(context, call, signature, async (inside) => {
    const transaction = await failPayout(inside, id, reason);
    return { result: transaction, done: done("failed", id, { transaction }) };
  });
  return `${id}: REFUSED`;
}

export const payoutCommand: AdminCommand = {
  summary: "pays deposits and other money of wallets out to bank accounts",
  usage: `admin payout list [--json]                 requests that wait for a transfer, accounts masked
admin payout <code of an order> request --bank <bank> --account <number> --name <holder> [--sum <đồng>]
                                           requests for the customer: the deposit that the order returned leaves the wallet
admin payout <number> show                 sum, bank, account and holder, to make the one transfer; the
                                           customer cannot withdraw the request from now on
admin payout <number> paid <bank's number> the transfer is made; the account's number is deleted
admin payout <number> refuse --why <text>  the money goes back to the wallet; the customer reads why
admin payout <number> failed --why <text>  the bank has sent the transfer back: as with a refusal
  The customer gets a message and a letter of a request, of its payment, of a refusal and of a transfer that came back.
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, {
      ...signed,
      bank: { type: "string" },
      account: { type: "string" },
      name: { type: "string" },
      sum: { type: "string" },
      json: { type: "boolean", default: false },
    });
    const [id, word, transaction, ...more] = typed?.words ?? [];
    if (!typed || !id || more.length > 0 || (transaction !== undefined && word !== "paid")) return null;
    const { by, why, bank, account, name, sum, json } = typed.values;
    const signature = { by, why };
    if (id === "list" && word === undefined) return printListing(call, await openPayouts(context), json);
    const line = await (async () => {
      if (word === "request") return requestFor(context, call, signature, id, { bank, account, name, sum });
      if (word === "show") return show(context, call, signature, id);
      if (word === "paid" && transaction !== undefined) return paid(context, call, signature, id, transaction);
      if (word === "failed") return failed(context, call, signature, id);
      return word === "refuse" ? refuse(context, call, signature, id) : null;
    })();
    if (line === null) return null;
    call.print(line);
    return 0;
  },
};
