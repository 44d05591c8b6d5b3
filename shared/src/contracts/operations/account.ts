import { z } from "zod";
import {
  Account,
  Address,
  AddressType,
  Area,
  Gender,
  LoginProvider,
  MembershipOffer,
  MembershipPackage,
  MembershipPricing,
  MembershipStanding,
} from "./entities/account.ts";
import { Payment, PaymentChoice, PaymentType } from "./entities/order.ts";
import { Day, Dong, Id } from "./entities/values.ts";
import {
  email,
  idempotencyKey,
  line,
  manyQuery,
  Nothing,
  newPassword,
  password,
  phone,
  uploadRequest,
  uploadTicket,
} from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

const fullName = line(2, 80, "Hãy nhập họ tên.");

const AddressBody = z.object({
  type: AddressType,
  receiverName: line(2, 80, "Hãy nhập tên người nhận."),
  phone,
  cityId: Id,
  districtId: Id,
  /** Left out or null only where the district has no wards. */
  wardId: Id.nullable().optional(),
  street: line(3, 200, "Hãy nhập số nhà, tên đường."),
  isDefault: z.boolean().optional(),
});
export type AddressBody = z.input<typeof AddressBody>;

const AreaList = z.object({ items: z.array(Area) });

export const accountOperations = {
  "session.login": {
    body: z.object({ account: z.string().trim().min(1, "Hãy nhập e-mail hoặc số điện thoại.").max(254), password }),
    response: Account,
  },
  "session.register": { body: z.object({ fullName, email, phone, password: newPassword }), response: Account },
  "session.logout": { response: Nothing },
  "session.me": { response: Account },
  /** Which ways to sign in elsewhere this shop has keys for; the browser goes to `/v2/user/consumer/login/{provider}?returnTo=`. */
  "session.providers": { response: z.object({ items: z.array(LoginProvider) }) },
  "password.forgot": { body: z.object({ email }), response: Nothing },
  "password.reset": { body: z.object({ token: z.string().min(1).max(200), password: newPassword }), response: Nothing },
  "password.change": { body: z.object({ currentPassword: password, password: newPassword }), response: Nothing },
  "profile.update": {
    body: z.object({
      fullName,
      phone,
      birthday: Day.nullable().optional(),
      gender: Gender.nullable().optional(),
      height: z.int().min(80, "Chiều cao từ 80 cm.").max(250, "Chiều cao đến 250 cm.").nullable().optional(),
      weight: z.int().min(20, "Cân nặng từ 20 kg.").max(250, "Cân nặng đến 250 kg.").nullable().optional(),
      /** The `path` of an upload of one's own; null takes the picture away; left out changes nothing. */
      avatar: z.string().max(200).nullable().optional(),
    }),
    response: Account,
  },
  "profile.avatar-upload": { body: uploadRequest, response: uploadTicket },
  "membership.package": { params: z.object({ id: Id }), response: MembershipPackage },
  "membership.packages": { response: z.object({ items: z.array(MembershipPackage) }) },
  /** What each package's members pay: for invitations. */
  "membership.package-prices": {
    query: z.object({ productIds: manyQuery.refine((ids) => ids.length <= 100, "Nhiều nhất 100 món mỗi lần.") }),
    response: z.object({ items: z.array(MembershipPricing.extend({ membershipPackageId: Id })) }),
  },
  /** Without `productIds`: every price that the package sets by itself; what a product sets stands in the product. */
  "membership.pricing": { query: z.object({ productIds: manyQuery }), response: MembershipPricing },
  "membership.current": {
    response: z.object({
      membership: MembershipStanding.nullable(),
      offers: z.array(MembershipOffer),
      paymentTypes: z.array(PaymentChoice),
    }),
  },
  "membership.join": {
    headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
    body: z.object({
      membershipPackageId: Id,
      paymentType: PaymentType,
      /** The amount the shopper agreed to: another one is refused with PRICE_CHANGED. */
      expectedAmount: Dong.optional(),
    }),
    response: z.object({ payment: Payment }),
  },
  "membership.payment": { params: z.object({ paymentId: Id }), response: z.object({ payment: Payment }) },
  "address.list": { response: z.object({ addresses: z.array(Address), total: z.int() }) },
  "address.create": { body: AddressBody, response: Address },
  "address.get": { params: z.object({ id: Id }), response: Address },
  "address.update": { params: z.object({ id: Id }), body: AddressBody, response: Address },
  "address.delete": { params: z.object({ id: Id }), response: Nothing },
  "address.cities": { response: AreaList },
  "address.districts": { params: z.object({ cityId: Id }), response: AreaList },
  "address.wards": { params: z.object({ districtId: Id }), response: AreaList },
} satisfies Record<string, OperationSchema>;
