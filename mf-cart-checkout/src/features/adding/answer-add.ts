import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { ApiError, type Client, toShownError } from "@thuot-tha/shared/http";
import { type CommandRequest, commandRequests, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeEvery } from "redux-saga/effects";
import { addedGoods } from "../analytics/goods.ts";
import { lineKey } from "../cart/line-key.ts";
import { type CartRequests, requestCart, showCart } from "../cart/requests.ts";
import { getLines } from "../cart/selectors.ts";
import { cartLoaded } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { lineAdded } from "../choice/slice.ts";
import { getPricing } from "../shopper/selectors.ts";

type Request = CommandRequest<typeof cartAdd>;
type Line = Request["payload"];
/** The pieces that the cart had of a line before a request that got no answer, by the line's key. */
type LostAdds = Map<string, number>;

/** Answers `cart.add` from any remote; only this remote calls the cart API. */
export function* answerAdd({ bus, client }: RemoteContext, cartRequests: CartRequests) {
  const lost: LostAdds = new Map();
  yield takeEvery(commandRequests<typeof cartAdd>(bus, cartAdd.answer), addLine, client, cartRequests, bus, lost);
}

/** A refusal is a reply too. */
function* addLine(
  client: Client,
  cartRequests: CartRequests,
  bus: RemoteContext["bus"],
  lost: LostAdds,
  { payload: line, signal, reply }: Request,
) {
  try {
    const arrived = yield* findAdded(client, cartRequests, lost, line);
    const { item, total } = arrived ?? (yield* add(client, cartRequests, lost, line, signal));
    yield put(lineAdded(lineKey(item)));
    reply({ accepted: true, total });
    const pricing: ReturnType<typeof getPricing> = yield select(getPricing);
    analyticsTracked.emit(bus, { name: "add_to_cart", ...addedGoods(item, line.quantities, pricing) });
  } catch (error) {
    reply({ accepted: false, message: toShownError(error).message });
  }
}

const keyOf = ({ variantId, type, dateFrom, dateTo }: Line): string =>
  lineKey({ variantId, type, dateFrom: dateFrom ?? null, dateTo: dateTo ?? null });

/** Adds a line. The API adds its pieces at each request, so after a lost answer the cart is listed. */
function* add(client: Client, cartRequests: CartRequests, lost: LostAdds, line: Line, signal: AbortSignal) {
  const before: CartItem[] | null = yield select(getLines);
  try {
    const { answer, isNewest } = yield* requestCart(cartRequests, client, addCartItem, { body: line }, { signal });
    yield* showCart(isNewest ? answer : null);
    return { item: answer.item, total: answer.total };
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) throw error;
    lost.set(keyOf(line), piecesIn(before, line));
    const arrived = yield* findAdded(client, cartRequests, lost, line);
    if (!arrived) throw error;
    return arrived;
  }
}

const piecesIn = (lines: readonly CartItem[] | null, line: Line): number =>
  lines?.find((one) => lineKey(one) === keyOf(line))?.quantities ?? 0;

/**
 * The line of an earlier request without an answer, if the cart has more of its pieces than before; null otherwise, and
 * for a line of which no answer is missing. Shows the cart.
 */
function* findAdded(client: Client, cartRequests: CartRequests, lost: LostAdds, line: Line) {
  const before = lost.get(keyOf(line));
  if (before === undefined) return null;
  const { answer } = yield* requestCart(cartRequests, client, listCartItems);
  lost.delete(keyOf(line));
  yield put(cartLoaded(answer.items));
  const item = answer.items.find((one) => lineKey(one) === keyOf(line));
  return item && item.quantities > before ? { item, total: answer.items.length } : null;
}
