import type { listCartItems } from "../contracts/operations/cart/list-cart-items.ts";
import type { getProduct } from "../contracts/operations/catalogue/get-product.ts";
import type { listProducts } from "../contracts/operations/catalogue/list-products.ts";
import type { getAddress } from "../contracts/operations/customer/get-address.ts";
import type { getMe } from "../contracts/operations/customer/get-me.ts";
import type { OperationOutput } from "../contracts/operations/index.ts";
import type { listPackages } from "../contracts/operations/membership/list-packages.ts";
import type { getOrder } from "../contracts/operations/order/get-order.ts";

// Answers of the API, typed by its contracts. A test states the fields it is about; all others are of this sample shop.

type Card = OperationOutput<typeof listProducts>["items"][number];
type Product = OperationOutput<typeof getProduct>;
type CartItem = OperationOutput<typeof listCartItems>["items"][number];
type Order = OperationOutput<typeof getOrder>;
type OrderLine = Order["lines"][number];
type Payment = Order["payments"][number];
type Totals = Order["totals"];
type Account = OperationOutput<typeof getMe>;
type Address = OperationOutput<typeof getAddress>;
type MembershipPackage = OperationOutput<typeof listPackages>["items"][number];

/** A card of a product to rent and to buy. */
export const sampleCard = (changed: Partial<Card> = {}): Card => ({
  id: "p1",
  link: "dam-lua",
  name: "Đầm lụa",
  brand: "Lụa Vân",
  images: [{ path: "products/dam-lua-1.svg", alt: "Đầm lụa" }],
  types: ["rent", "sale"],
  originalPrice: 2_900_000,
  salePrice: 1_900_000,
  originalRentalPrice: 350_000,
  rentalPrice: 350_000,
  depositPrice: 1_000_000,
  rating: { average: 4.5, count: 2 },
  isNew: false,
  colors: ["Đỏ"],
  sizes: ["M"],
  swatches: [{ name: "Đỏ", hex: "#a00" }],
  ...changed,
});

/** A sample product with all data of its own page. */
export const sampleProduct = (changed: Partial<Product> = {}): Product => ({
  ...sampleCard(),
  description: "Lụa tơ tằm dệt tay.",
  attributes: [{ key: "material", label: "Chất liệu", value: "Lụa" }],
  variants: [{ id: "v1", size: "M", color: "Đỏ", rentUnits: 2, saleUnits: 1 }],
  categories: [{ name: "Đầm", link: "dam" }],
  promotions: [],
  sizeChart: [],
  membershipRentalPrice: 0,
  ...changed,
});

/** A dress for 500.000 ₫ in the cart, worn three days. */
export const sampleCartItem = (changed: Partial<CartItem> = {}): CartItem => ({
  id: "line-dress",
  type: "rental",
  productId: "product-dress",
  variantId: "variant-dress",
  product: { name: "Đầm lụa Sương Mai", link: "dam-lua", brand: "Thướt Tha", images: [{ path: "d.svg", alt: "" }] },
  size: "M",
  color: "Kem",
  quantities: 1,
  originalPrice: 3_000_000,
  salePrice: 2_000_000,
  originalRentalPrice: 600_000,
  rentalPrice: 500_000,
  depositPrice: 800_000,
  membershipRentalPrice: 0,
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  available: true,
  unavailableReason: null,
  ...changed,
});

/** The dress of the cart as a line of an order. */
export const sampleOrderLine = (changed: Partial<OrderLine> = {}): OrderLine => ({
  id: "order-line-1",
  type: "rental",
  productId: "product-dress",
  variantId: "variant-dress",
  name: "Đầm lụa Sương Mai",
  link: "dam-lua",
  brand: "Thướt Tha",
  image: null,
  size: "M",
  color: "Kem",
  quantities: 1,
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  period: { dateFrom: "2026-12-09", dateTo: "2026-12-13" },
  unitPrice: 500_000,
  total: 600_000,
  deposit: 800_000,
  memberSaving: 0,
  ...changed,
});

/** The sums of an order of that line. */
export const sampleTotals = (changed: Partial<Totals> = {}): Totals => ({
  rentalTotal: 600_000,
  saleTotal: 0,
  goodsTotal: 600_000,
  memberSaving: 0,
  depositTotal: 800_000,
  shippingFee: 30_000,
  total: 1_430_000,
  ...changed,
});

/** A cash payment on delivery. */
export const samplePayment = (changed: Partial<Payment> = {}): Payment => ({
  id: "p1",
  orderId: "TT261201ABCDEF",
  membershipPackageId: null,
  type: "cash",
  status: "PENDING",
  amount: 1_430_000,
  redirectUrl: null,
  transfer: null,
  createdAt: "2026-12-01T03:00:00Z",
  paidAt: null,
  expiresAt: null,
  ...changed,
});

/** An order of the dress, to be paid in cash on delivery. */
export const sampleOrder = (changed: Partial<Order> = {}): Order => ({
  id: "TT261201ABCDEF",
  status: "CONFIRMED",
  tab: "DELIVERING",
  paymentType: "cash",
  paymentStatus: "PENDING",
  lines: [sampleOrderLine()],
  totals: sampleTotals(),
  address: sampleAddress(),
  note: null,
  createdAt: "2026-12-01T03:00:00Z",
  holdUntil: null,
  timeline: [],
  cancel: { allowed: true, refund: 0, percent: 100 },
  walletUsed: 0,
  payable: 1_430_000,
  payments: [],
  refunds: [],
  ...changed,
});

export const sampleAddress = (changed: Partial<Address> = {}): Address => ({
  id: "a1",
  type: "ADDRESS_TYPE_HOME",
  receiverName: "Nguyễn Thị Mai",
  phone: "0912345678",
  city: { id: "79", name: "Thành phố Hồ Chí Minh" },
  district: { id: "760", name: "Quận 1" },
  ward: { id: "26740", name: "Phường Bến Nghé", mergedName: "Phường Sài Gòn" },
  street: "12 Lê Lợi",
  isDefault: false,
  ...changed,
});

export const sampleUser = (changed: Partial<Account["user"]> = {}): Account["user"] => ({
  id: "u1",
  email: "mai@example.com",
  phone: "0912345678",
  fullName: "Nguyễn Thị Mai",
  avatar: null,
  ...changed,
});

/** A customer without a membership. */
export const sampleCustomer = (changed: Partial<Account["customer"]> = {}): Account["customer"] => ({
  id: "c1",
  membership: null,
  birthday: "1996-12-25",
  gender: "female",
  height: 160,
  weight: null,
  ...changed,
});

/** The session of a shopper who is not signed in. */
export const guestSession = { known: true, isGuest: true, user: null, customer: null };

export const samplePackage = (changed: Partial<MembershipPackage> = {}): MembershipPackage => ({
  id: "lua",
  name: "Lụa",
  type: "SILVER",
  color: "#B9A98C",
  price: 299_000,
  durationDays: 90,
  percentDiscount: 10,
  extendDay: 1,
  perks: ["Hỗ trợ chọn cỡ"],
  ...changed,
});
