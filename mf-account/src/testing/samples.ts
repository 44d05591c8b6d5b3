import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import type { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import type { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import type { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import {
  sampleAddress,
  sampleCard,
  sampleCustomer,
  sampleOrder,
  sampleOrderLine,
  samplePayment,
  sampleProduct,
  sampleTotals,
  sampleUser,
} from "@thuot-tha/shared/testing";

type Account = OperationOutput<typeof getMe>;
type Address = OperationOutput<typeof getAddress>;
type Order = OperationOutput<typeof getOrder>;

export const mai: Account = { user: sampleUser(), customer: sampleCustomer() };

export const lan: Account = {
  user: { ...mai.user, id: "u2", fullName: "Trần Lan", email: "lan@example.com" },
  customer: { ...mai.customer, id: "c2" },
};

export const home: Address = sampleAddress();

export const office: Address = {
  ...home,
  id: "a2",
  type: "ADDRESS_TYPE_COMPANY",
  receiverName: "Mai (văn phòng)",
  ward: { id: "26743", name: "Phường Bến Thành" },
  street: "2 Hải Triều",
  isDefault: true,
};

/** A rental of an áo dài, paid by transfer. */
export const rented: Order = sampleOrder({
  id: "TT261201AAAA",
  paymentType: "bank_transfer",
  paymentStatus: "PAID",
  lines: [
    sampleOrderLine({
      id: "l1",
      productId: "p1",
      variantId: "v1",
      name: "Áo dài lụa sen",
      link: "ao-dai-lua-sen",
      image: { path: "products/ao-dai-1.svg", alt: "Áo dài lụa sen" },
      color: "Đỏ đô",
      unitPrice: 350_000,
      total: 420_000,
      deposit: 1_000_000,
    }),
  ],
  totals: sampleTotals({ rentalTotal: 420_000, goodsTotal: 420_000, depositTotal: 1_000_000, total: 1_450_000 }),
  address: home,
  createdAt: "2026-12-01T03:00:00.000Z",
  timeline: [
    { status: "NOT_PAID", at: "2026-12-01T03:00:00.000Z", note: null },
    { status: "CONFIRMED", at: "2026-12-01T18:05:00.000Z", note: null },
  ],
  cancel: { allowed: true, refund: 1_315_000, percent: 70 },
  payable: 1_450_000,
  payments: [
    samplePayment({
      id: "pay1",
      orderId: "TT261201AAAA",
      type: "bank_transfer",
      status: "PAID",
      amount: 1_450_000,
      createdAt: "2026-12-01T03:00:00.000Z",
      paidAt: "2026-12-01T18:05:00.000Z",
    }),
  ],
});

/** The same rental once it is cancelled. */
export const cancelled: Order = {
  ...rented,
  status: "CANCEL",
  tab: "CANCEL",
  cancel: { allowed: false, refund: 0, percent: 0 },
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

export const card = sampleCard({
  link: "ao-dai-lua-sen",
  name: "Áo dài lụa sen",
  brand: "Thướt Tha",
  images: [{ path: "products/ao-dai-1.svg", alt: "Áo dài lụa sen" }],
  originalPrice: 3_500_000,
  salePrice: 2_900_000,
  rating: { average: 5, count: 1 },
  colors: ["Đỏ đô"],
  sizes: ["S", "M"],
  swatches: [{ name: "Đỏ đô", hex: "#7b2d43" }],
});

export const product = sampleProduct({
  ...card,
  description: "Lụa tơ tằm, sen thêu tay.",
  attributes: [],
  variants: [
    { id: "v1", size: "S", color: "Đỏ đô", rentUnits: 2, saleUnits: 0 },
    { id: "v2", size: "M", color: "Đỏ đô", rentUnits: 1, saleUnits: 1 },
  ],
  categories: [],
});

export const entry: OperationOutput<typeof listWalletEntries>["items"][number] = {
  id: "w1",
  kind: "DEPOSIT_RETURN",
  amount: 1_000_000,
  balance: 1_250_000,
  orderId: "TT261201AAAA",
  note: "Hoàn cọc sau khi nhận lại đồ",
  at: "2026-12-01T02:00:00.000Z",
};
