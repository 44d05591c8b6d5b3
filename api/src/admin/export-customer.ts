import { mediaBase } from "@thuot-tha/shared/contracts/media";
import { listAddresses } from "../customer/queries/addresses.ts";
import { countOrders, listOrders, type WholeOrder } from "../order/queries/orders.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import type { AdminContext } from "./admin-command.ts";
import {
  findProfile,
  listAllFavourites,
  listAllNotifications,
  listCartLines,
  listEmailChanges,
  listIdentities,
  listLedger,
  listLettersOf,
  listMemberships,
  listPaymentsOfMember,
  listPayouts,
  listReceipts,
  listReviewsOf,
  listSessions,
  listUploads,
  listWishes,
} from "./queries/customer-data.ts";

const every = { words: [] };

type Payment = WholeOrder["payments"][number];

/** A payment without the address of the gateway's page, which is signed, and the fields of a membership. */
const toPayment = ({ redirectUrl: _, customerId: _customer, packageId: _package, place: _place, ...rest }: Payment) =>
  rest;

/**
 * An order without what staff recorded about their work. Its entries of the ledger and its receipts are in the wallet.
 */
const toOrder = ({ order, lines, events, problems, ...whole }: WholeOrder) => {
  const { customerId: _, ...values } = order;
  return {
    ...values,
    lines: lines.map(({ orderId: _order, position: _position, ...line }) => line),
    history: events.map(({ status, note, at }) => ({ status, note, at })),
    payments: [...whole.payments, ...whole.changePayments].map(toPayment),
    changes: whole.changes.map(({ orderId: _order, place: _place, ...change }) => change),
    addressChanges: whole.addressChanges.map(({ before, after, at }) => ({ before, after, at })),
    checks: whole.checks.map(({ orderId: _order, ...check }) => check),
    problems: problems.map(({ orderId: _order, ...problem }) => problem),
  };
};

/**
 * Everything that the shop holds about a customer, without hashes, tokens and signed addresses. Sums are đồng; moments
 * become ISO 8601 as JSON. Visits are measured without a customer, so there are none in it.
 */
export async function customerData(
  { db, config, now }: Pick<AdminContext, "db" | "config" | "now">,
  { userId, customerId }: { userId: string; customerId: string },
) {
  const counts = await countOrders(db, customerId, every);
  const limit = counts.reduce((sum, { count }) => sum + count, 1);
  const whole = await listOrders(db, customerId, { statuses: null, ...every }, { page: 1, limit });
  const pictures = await listUploads(db, customerId);
  return {
    exportedAt: now(),
    profile: await findProfile(db, customerId),
    emailChanges: await listEmailChanges(db, userId),
    identities: await listIdentities(db, userId),
    sessions: await listSessions(db, userId),
    addresses: await listAddresses(db, customerId),
    cart: await listCartLines(db, customerId),
    favourites: await listAllFavourites(db, customerId),
    wishes: await listWishes(db, customerId),
    memberships: await listMemberships(db, customerId),
    membershipPayments: await listPaymentsOfMember(db, customerId),
    orders: whole.map(toOrder),
    wallet: { balance: await walletBalance(db, customerId), entries: await listLedger(db, customerId) },
    payouts: await listPayouts(db, customerId),
    receipts: await listReceipts(db, customerId),
    reviews: await listReviewsOf(db, customerId),
    notifications: await listAllNotifications(db, customerId),
    letters: await listLettersOf(db, customerId),
    pictures: pictures.map(({ path, ...picture }) => ({
      ...picture,
      url: `${config.publicUrl}${mediaBase}/900x1200/${path}`,
    })),
  };
}
