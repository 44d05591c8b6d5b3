import type { Operation } from "./document.ts";
import { inAddress, type Parts } from "./parts.ts";

export interface StepValues {
  params?: Record<string, string>;
  body?: object;
}

type Call = (name: string, values?: StepValues) => Promise<unknown>;

interface Named {
  id: string;
  link: string;
}
const first = ({ items: [one] }: { items: Named[] }): Named => one!;

/** The Vietnamese day this many days from today. */
const dayIn = (days: number): string => new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);

/** Walks so far: each takes other days, so that there are pieces for it. */
let walks = 0;

/**
 * The first steps of a shopper, so that the fuzz begins with requests that succeed: random values would never be a
 * district of the right city, or days that can be rented.
 */
export async function walk(call: Call, { isCustomer }: { isCustomer: boolean }): Promise<void> {
  walks += 1;
  const wear = { dateFrom: dayIn(10 + 4 * (walks % 80)), dateTo: dayIn(11 + 4 * (walks % 80)) };
  const { items: products } = (await call("GET /v2/product/list")) as { items: Named[] };
  let added = 0;
  for (const { link } of products) {
    const { variants } = (await call("GET /v2/product/{productLink}", { params: { productLink: link } })) as {
      variants: Named[];
    };
    // Pieces that an earlier walk has ordered are refused.
    const body = { variantId: variants[0]?.id, type: "rental", quantities: 1, ...wear };
    if (await call("POST /v2/cart", { body }).catch(() => undefined)) added += 1;
    if (added === 3) break;
  }
  const { items: lines } = (await call("GET /v2/cart/cart-item/list")) as { items: Named[] };
  const [line, ...others] = lines.map(({ id }) => id);
  await call("PUT /v2/cart/cart-item/{id}", { params: { id: line! }, body: { id: line, quantities: 1, ...wear } });
  await call("POST /v2/order/quote", { body: { cartItemIds: lines.map(({ id }) => id) } });
  await call("GET /v2/consumer-membership-package/list");
  if (!isCustomer) return;
  const { id: cityId } = first((await call("GET /v2/address/city")) as { items: Named[] });
  const { id: districtId } = first(
    (await call("GET /v2/address/{cityId}/district", { params: { cityId } })) as { items: Named[] },
  );
  const { id: wardId } = first(
    (await call("GET /v2/address/{districtId}/ward", { params: { districtId } })) as { items: Named[] },
  );
  const receiver = {
    type: "ADDRESS_TYPE_HOME",
    receiverName: "Nguyễn Thị An",
    phone: "0912345678",
    street: "12 Lê Lợi",
  };
  const address = (await call("POST /v2/customer/address", {
    body: { ...receiver, cityId, districtId, wardId },
  })) as Named;
  await call("PUT /v2/customer/address/{id}", {
    params: { id: address.id },
    body: { ...receiver, cityId, districtId, wardId },
  });
  const { user } = (await call("GET /v2/user/consumer/me")) as { user: { fullName: string; phone: string } };
  await call("PUT /v2/user/consumer/me", { body: { fullName: user.fullName, phone: user.phone } });
  await call("POST /v2/product/favorite-product", { body: { id: products[0]?.id } });
  const body = { cartItemIds: others.slice(0, 1), addressId: address.id, paymentType: "bank_transfer" };
  await call("POST /v2/order", { body });
  await call("GET /v2/order/list");
  await call("GET /v2/notification/list");
}

/** A request of the walk. */
export function stepTo(operation: Operation, { params = {}, body }: StepValues = {}): Parts {
  const own = operation.parameters.filter((one) => one.in === "header" && one.required);
  return {
    operation,
    method: operation.method,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inAddress(value)])),
    query: [],
    headers: Object.fromEntries(
      own.map(({ name, schema }) => [name, String(schema.enum?.[0] ?? `fuzz-${crypto.randomUUID()}`)]),
    ),
    contentType: body && "application/json",
    body,
    isAddressed: true,
  };
}
