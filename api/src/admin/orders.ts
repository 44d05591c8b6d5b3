import { OrderStatus } from "@thuot-tha/shared/contracts/operations/entities";
import { today } from "@thuot-tha/shared/domain";
import { normalizeEmail, normalizePhone } from "@thuot-tha/shared/domain/customer";
import { findCredentials } from "../customer/queries/users.ts";
import { BadRequest, NotFound } from "../errors.ts";
import type { AdminCommand, AdminContext } from "./admin-command.ts";
import { listAllOrders } from "./queries/order-list.ts";
import { orderDetails, orderLines } from "./show-order.ts";
import { printedJson, tableLines } from "./table.ts";
import { readCount, readDay, readWords } from "./words.ts";
import { byUrgency, type Section, sections, type WorkOrder, worksOf } from "./work-list.ts";

const titles: Record<Section, string> = {
  late: "Late",
  pack: "To pack",
  "hand-over": "With the courier, to hand over",
  "due-back": "Due back",
  check: "Back, to check",
};

const headings = ["order", "day", "state", "customer", "phone", "pieces", "total", "deposit"];
const cells = ({ id, day, status, customer, receiverPhone, pieces, total, deposit }: WorkOrder) => [
  ...[id, day, status, customer, receiverPhone, pieces, total, deposit],
];

function listLines(orders: readonly WorkOrder[]): string[] {
  if (orders.length === 0) return ["Nothing."];
  const [heading = "", ...lines] = tableLines(headings, orders.map(cells));
  const groups = [...sections, null].flatMap((section) => {
    const group = lines.filter((_, at) => orders[at]?.section === section);
    if (group.length === 0) return [];
    return ["", `${section === null ? "Other" : titles[section]} (${group.length})`, ...group];
  });
  return [heading, ...groups];
}

function readStatus(text: string | undefined): OrderStatus | undefined {
  if (text === undefined) return undefined;
  const status = OrderStatus.safeParse(text.toUpperCase());
  if (status.success) return status.data;
  throw new BadRequest("OPTION_INVALID", `--state: ${text} is none of ${OrderStatus.options.join(", ")}.`);
}

async function findCustomer({ db }: AdminContext, text: string): Promise<string> {
  const account = text.includes("@") ? { email: normalizeEmail(text) } : { phone: normalizePhone(text) };
  const found = await findCredentials(db, account);
  if (!found) throw new NotFound("CUSTOMER_NOT_FOUND", `--customer: no customer has ${text}.`);
  return found.customerId;
}

interface OrderFilter {
  state?: string | undefined;
  late: boolean;
  day?: string | undefined;
  customer?: string | undefined;
  code?: string | undefined;
  limit: string;
}

/** Statuses of orders that need work by staff. */
const underWay = ["CONFIRMED", "DELIVERING", "RENTING", "RETURNED"] as const;

/**
 * The matching orders, most urgent first, at most `limit`, and whether there are more. Of more, the work list contains
 * the most urgent ones, other lists the newest.
 */
async function find(context: AdminContext, { state, late, day, customer, code, limit }: OrderFilter) {
  const now = today(context.now());
  const until = readDay("--day", day) ?? now;
  const max = readCount("--limit", limit);
  const status = readStatus(state);
  const customerId = customer === undefined ? undefined : await findCustomer(context, customer);
  // Without these filters the list contains orders that need work; with one, all matching orders.
  const isWork = late || (status === undefined && customerId === undefined && code === undefined);
  const statuses = status ? [status] : isWork ? underWay : undefined;
  const found = await listAllOrders(context.db, { statuses, customerId, code, limit: isWork ? undefined : max + 1 });
  const matching = found
    .flatMap((order) => worksOf(order, { now, until }))
    .filter(({ section }) => (late ? section === "late" : !isWork || section !== null));
  const orders = isWork ? matching.sort(byUrgency).slice(0, max) : matching.slice(0, max).sort(byUrgency);
  return { until, orders, hasMore: matching.length > max };
}

export const ordersCommand: AdminCommand = {
  summary: "lists orders: to pack, to hand over, due back, late; shows one",
  usage: `admin orders [--day <day>] [--late] [--limit <count>] [--json]
  What is to be done until the end of today, or of --day: late orders first, then what is to pack (for delivery until the
  next day), to hand over, due back, and to check. An order with rentals of different days shows with each. --late: only late ones. At most 50, unless --limit is larger.
admin orders --state <state> | --customer <e-mail or phone> | --code <part of a code>
  All such orders, newest ones if there are more than --limit.
  States: ${OrderStatus.options.join(", ")}.
admin orders show <code> [--json]
  One order: its pieces, money, deposit, payments, history, and what staff did.`,
  async run(context, { words, print }) {
    const typed = readWords(words, {
      state: { type: "string" },
      customer: { type: "string" },
      code: { type: "string" },
      day: { type: "string" },
      late: { type: "boolean", default: false },
      limit: { type: "string", default: "50" },
      json: { type: "boolean", default: false },
    });
    if (!typed) return null;
    const { json, ...filters } = typed.values;
    const [word, orderId, ...more] = typed.words;
    if (word === "show" && orderId && more.length === 0) {
      const details = await orderDetails(context, orderId);
      for (const line of json ? [printedJson(details)] : orderLines(details)) print(line);
      return 0;
    }
    if (word !== undefined) return null;
    const { until, orders, hasMore } = await find(context, filters);
    if (json) {
      print(printedJson({ day: until, hasMore, orders }));
      return 0;
    }
    for (const line of listLines(orders)) print(line);
    if (hasMore) print(`… and more; --limit ${filters.limit} hides them.`);
    return 0;
  },
};
