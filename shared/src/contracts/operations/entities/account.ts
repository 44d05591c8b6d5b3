import { z } from "zod";
import { Day, Dong, Id, Timestamp } from "./values.ts";

export const User = z.object({
  id: Id,
  email: z.string(),
  phone: z.string(),
  fullName: z.string(),
  avatar: z.string().nullable(),
  /** Whether the customer has confirmed the e-mail. */
  emailProven: z.boolean().optional(),
  /** False for a customer who has only signed in with a provider. */
  hasPassword: z.boolean().optional(),
});
export type User = z.infer<typeof User>;

export const Gender = z.enum(["female", "male", "other"]);
export type Gender = z.infer<typeof Gender>;

/** Height in cm, weight in kg. */
export const Customer = z.object({
  id: Id,
  membership: z.object({ membershipPackageId: Id, expiresAt: Timestamp }).nullable(),
  birthday: Day.nullable(),
  gender: Gender.nullable(),
  height: z.int().nullable(),
  weight: z.int().nullable(),
});
export type Customer = z.infer<typeof Customer>;

/** The signed-in customer's account. */
export const Account = z.object({ user: User, customer: Customer });
export type Account = z.infer<typeof Account>;

export const MembershipPackage = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  color: z.string(),
  price: Dong,
  durationDays: z.int(),
  percentDiscount: z.number(),
  /** Wear days without a day surcharge. */
  extendDay: z.int(),
  perks: z.array(z.string()),
});
export type MembershipPackage = z.infer<typeof MembershipPackage>;

/** Prices for the signed-in member; `percentDiscount` 0 and no items for a customer without a membership. */
export const MembershipPricing = z.object({
  percentDiscount: z.number(),
  extendDay: z.int(),
  items: z.array(z.object({ productId: Id, membershipRentalPrice: Dong })),
});
export type MembershipPricing = z.infer<typeof MembershipPricing>;

/** The membership a customer holds now. `savedTotal`: what its prices saved on all orders that were not cancelled. */
export const MembershipStanding = z.object({
  membershipPackageId: Id,
  startsAt: Timestamp,
  /** End of the time paid for, renewals included. */
  expiresAt: Timestamp,
  savedTotal: Dong,
  /** Number of orders with a saving. */
  orderCount: z.int(),
});
export type MembershipStanding = z.infer<typeof MembershipStanding>;

/** The time that a customer holds a package, renewals included. */
export const MembershipRun = z.object({ membershipPackageId: Id, startsAt: Timestamp, expiresAt: Timestamp });
export type MembershipRun = z.infer<typeof MembershipRun>;

/**
 * What paying for one package now would mean for this customer. `join`: starts at once; `renew`: goes on when the
 * current one ends; `upgrade`: starts at once, and `credit`, the unused part of the current one, is taken off; `later`:
 * a smaller package, which starts when the current one ends. `amount` = the package's price less `credit`.
 */
export const MembershipOffer = z.object({
  membershipPackageId: Id,
  kind: z.enum(["join", "renew", "upgrade", "later"]),
  credit: Dong,
  amount: Dong,
  startsAt: Timestamp,
  expiresAt: Timestamp,
});
export type MembershipOffer = z.infer<typeof MembershipOffer>;

export const LoginProvider = z.enum(["google", "facebook", "apple"]);
export type LoginProvider = z.infer<typeof LoginProvider>;

/** The outcome of signing in at a provider; the login page receives it as `status`. */
export const LoginStatus = z.enum(["connected", "authorization_expired", "not_authorized", "unknown"]);
export type LoginStatus = z.infer<typeof LoginStatus>;

export const AddressType = z.enum(["ADDRESS_TYPE_HOME", "ADDRESS_TYPE_COMPANY"]);
export type AddressType = z.infer<typeof AddressType>;

/** A province, district or ward. `mergedName` is its name after the 2025 merger, where known and different. */
export const Area = z.object({ id: Id, name: z.string(), mergedName: z.string().optional() });
export type Area = z.infer<typeof Area>;

export const Address = z.object({
  id: Id,
  type: AddressType,
  receiverName: z.string(),
  phone: z.string(),
  city: Area,
  district: Area,
  /** Null in the island districts that have none. */
  ward: Area.nullable(),
  street: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof Address>;
