import { addressEditRoute, orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute, orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";

/** Pages whose path contains an id of one customer. */
const personal = [
  ...[orderRoute.path, orderSuccessRoute.path, orderPaymentRoute.path],
  ...[addressEditRoute.path, membershipPaymentRoute.path],
];

const shapes = personal.map((pattern) => ({
  pattern,
  shape: new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
}));

/** The path of an address, without its query, and with the route's pattern instead of a personal id. */
export function impersonalPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return shapes.find(({ shape }) => shape.test(path))?.pattern ?? path;
}

type Values = Record<string, string | number | boolean | null>;

/**
 * An e-mail address, or a phone number with or without separators, anywhere in a text; rather one too many than a
 * missed one.
 */
const person = /[^\s@]@[^\s@]|(?<!\d)(?:\+?84|0)(?:[\s.()-]*\d){9,10}(?!\d)/;

const identifiesPerson = (text: string): boolean => person.test(text);

const isPersonal = (key: string, value: unknown): boolean =>
  key === "transaction_id" || (typeof value === "string" && identifiesPerson(value));

/** Removes personal values: an order number, an e-mail address or a phone number typed into the search. */
export const impersonalValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isPersonal(key, value)));
