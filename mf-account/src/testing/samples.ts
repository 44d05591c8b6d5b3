import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import type { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import type { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import type { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import type { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";

type Account = OperationOutput<typeof getMe>;
type Address = OperationOutput<typeof getAddress>;
type Order = OperationOutput<typeof getOrder>;

export const mai: Account = {
  user: {
    id: "u1",
    email: "mai@example.com",
    phone: "0912345678",
    fullName: "Nguyễn Thị Mai",
    avatar: null,
  },
  customer: { id: "c1", membership: null, birthday: "1996-12-25", gender: "female", height: 160, weight: null },
};

export const lan: Account = {
  user: { ...mai.user, id: "u2", fullName: "Trần Lan", email: "lan@example.com" },
  customer: { ...mai.customer, id: "c2" },
};

export const home: Address = {
  id: "a1",
  type: "ADDRESS_TYPE_HOME",
  receiverName: "Nguyễn Thị Mai",
  phone: "0912345678",
  city: { id: "79", name: "Thành phố Hồ Chí Minh" },
  district: { id: "760", name: "Quận 1" },
  ward: { id: "26740", name: "Phường Bến Nghé", mergedName: "Phường Sài Gòn" },
  street: "12 Lê Lợi",
  isDefault: false,
};

export const office: Address = {
  ...home,
  id: "a2",
  type: "ADDRESS_TYPE_COMPANY",
  receiverName: "Mai (văn phòng)",
  ward: { id: "26743", name: "Phường Bến Thành" },
  street: "2 Hải Triều",
  isDefault: true,
};

export const rented: Order = {
  id: "TT261201AAAA",
  status: "CONFIRMED",
  tab: "DELIVERING",
  paymentType: "bank_transfer",
  paymentStatus: "PAID",
  lines: [
    {
      id: "l1",
      type: "rental",
      productId: "p1",
      variantId: "v1",
      name: "Áo dài lụa sen",
      link: "ao-dai-lua-sen",
      brand: "Thướt Tha",
      image: { path: "products/ao-dai-1.svg", alt: "Áo dài lụa sen" },
      size: "M",
      color: "Đỏ đô",
      quantities: 1,
      dateFrom: "2026-12-10",
      dateTo: "2026-12-12",
      period: { dateFrom: "2026-12-09", dateTo: "2026-12-13" },
      unitPrice: 350_000,
      total: 420_000,
      deposit: 1_000_000,
      memberSaving: 0,
    },
  ],
  totals: {
    rentalTotal: 420_000,
    saleTotal: 0,
    goodsTotal: 420_000,
    memberSaving: 0,
    depositTotal: 1_000_000,
    shippingFee: 30_000,
    total: 1_450_000,
  },
  address: home,
  note: null,
  createdAt: "2026-12-01T03:00:00.000Z",
  holdUntil: null,
  timeline: [
    { status: "NOT_PAID", at: "2026-12-01T03:00:00.000Z", note: null },
    { status: "CONFIRMED", at: "2026-12-01T18:05:00.000Z", note: null },
  ],
  cancel: { allowed: true, refund: 1_315_000, percent: 70 },
  walletUsed: 0,
  payable: 1_450_000,
  payments: [
    {
      id: "pay1",
      orderId: "TT261201AAAA",
      membershipPackageId: null,
      type: "bank_transfer",
      status: "PAID",
      amount: 1_450_000,
      redirectUrl: null,
      transfer: null,
      createdAt: "2026-12-01T03:00:00.000Z",
      paidAt: "2026-12-01T18:05:00.000Z",
      expiresAt: null,
    },
  ],
  refunds: [],
};

export const message: OperationOutput<typeof listNotifications>["items"][number] = {
  id: "n1",
  kind: "ORDER",
  title: "Đơn TT261201AAAA đang giao",
  body: "Đồ của bạn đang trên đường đến.",
  link: "/account/order-history/TT261201AAAA",
  createdAt: "2026-12-01T02:00:00.000Z",
  readAt: null,
};

export const card: OperationOutput<typeof listProductCards>["items"][number] = {
  id: "p1",
  link: "ao-dai-lua-sen",
  name: "Áo dài lụa sen",
  brand: "Thướt Tha",
  images: [{ path: "products/ao-dai-1.svg", alt: "Áo dài lụa sen" }],
  types: ["rent", "sale"],
  originalPrice: 3_500_000,
  salePrice: 2_900_000,
  originalRentalPrice: 350_000,
  rentalPrice: 350_000,
  depositPrice: 1_000_000,
  rating: { average: 5, count: 1 },
  isNew: false,
  colors: ["Đỏ đô"],
  sizes: ["S", "M"],
  swatches: [{ name: "Đỏ đô", hex: "#7b2d43" }],
};

export const product: OperationOutput<typeof getProduct> = {
  ...card,
  description: "Lụa tơ tằm, sen thêu tay.",
  attributes: [],
  variants: [
    { id: "v1", size: "S", color: "Đỏ đô", rentUnits: 2, saleUnits: 0 },
    { id: "v2", size: "M", color: "Đỏ đô", rentUnits: 1, saleUnits: 1 },
  ],
  categories: [],
  promotions: [],
  sizeChart: [],
  membershipRentalPrice: 0,
};

export const entry: OperationOutput<typeof listWalletEntries>["items"][number] = {
  id: "w1",
  kind: "DEPOSIT_RETURN",
  amount: 1_000_000,
  balance: 1_250_000,
  orderId: "TT261201AAAA",
  note: "Hoàn cọc sau khi nhận lại đồ",
  at: "2026-12-01T02:00:00.000Z",
};
