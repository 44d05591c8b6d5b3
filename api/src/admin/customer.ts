import { normalizeEmail, normalizePhone } from "@thuot-tha/shared/domain/customer";
import { eraseCustomer } from "../customer/erase.ts";
import { findCredentials, findUser } from "../customer/queries/users.ts";
import { BadRequest, NotFound } from "../errors.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { customerData } from "./export-customer.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { printedJson } from "./table.ts";
import { readReason, readWords } from "./words.ts";

type Signature = Parameters<typeof recorded>[2];

/**
 * Refuses a reason that names the customer, because the audit is never changed. A name of one word may be a word of any
 * sentence.
 */
function refuseNaming(why: string | undefined, personal: readonly (string | null)[]): void {
  const text = why?.toLowerCase() ?? "";
  if (!personal.some((one) => one && text.includes(one.toLowerCase()))) return;
  throw new BadRequest("OPTION_INVALID", "--why: the audit is never erased, so the reason must not name the customer.");
}

/** The customer with this e-mail or phone. Throws NotFound, and BadRequest when the reason names them. */
async function findCustomer({ db }: AdminContext, text: string, why: string | undefined) {
  const account = text.includes("@") ? { email: normalizeEmail(text) } : { phone: normalizePhone(text) };
  const found = await findCredentials(db, account);
  const user = found && (await findUser(db, found.userId));
  if (!user) throw new NotFound("CUSTOMER_NOT_FOUND", `No customer has ${text}.`);
  const { email, phone, fullName } = user;
  refuseNaming(why, [text, email, phone, fullName.includes(" ") ? fullName : null]);
  return { userId: user.id, customerId: user.customerId };
}

const exported = (context: AdminContext, call: AdminCall, signature: Signature, account: string) =>
  recorded(context, call, signature, async (inside) => {
    const owner = await findCustomer(inside, account, signature.why);
    const result = printedJson(await customerData(inside, owner));
    return { result, done: { action: "customer export", details: { customerId: owner.customerId } } };
  });

const erased = (context: AdminContext, call: AdminCall, signature: Signature, account: string) =>
  recorded(context, call, signature, async (inside) => {
    const owner = await findCustomer(inside, account, readReason(signature.why));
    await eraseCustomer(inside, owner);
    const { customerId } = owner;
    return { result: `${customerId}: ERASED`, done: { action: "customer erase", details: { customerId } } };
  });

export const customerCommand: AdminCommand = {
  summary: "exports or erases what the shop holds about a customer, on request",
  usage: `admin customer <e-mail or phone> export             one JSON document: account, orders, wallet, reviews, messages, …
admin customer <e-mail or phone> erase --why <text>   for good: the account is closed, and no name, e-mail, phone or street is
                                                    left; orders and payments stay for accounting, reviews without a name
  Nothing is erased while an order, a membership, a payout or a payment is open, or money is in the wallet or may come
  back from the bank, for seven days after a payout.
${signedUsage}; it must not name the customer`,
  async run(context, call) {
    const typed = readWords(call.words, signed);
    const [account, word, ...more] = typed?.words ?? [];
    if (!typed || !account || more.length > 0 || (word !== "export" && word !== "erase")) return null;
    call.print(await (word === "export" ? exported : erased)(context, call, typed.values, account));
    return 0;
  },
};
