import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { type CommandRequest, commandRequests, type RemoteContext } from "@thuot-tha/shared/platform";
import { requireCookies } from "@thuot-tha/shared/session/require-cookies";
import { put, select, takeEvery } from "redux-saga/effects";
import { viCookies } from "../../locales/vi/cookies.ts";
import { addedGoods } from "../analytics/goods.ts";
import { lineKey } from "../cart/line-key.ts";
import { addLine, type CartRequests, showCart } from "../cart/requests.ts";
import { lineAdded } from "../choice/slice.ts";
import { getPricing } from "../shopper/selectors.ts";

type Request = CommandRequest<typeof cartAdd>;

/** Answers `cart.add` from any remote; only this remote calls the cart API. */
export function* answerAdd({ bus, client }: RemoteContext, cartRequests: CartRequests) {
  yield takeEvery(commandRequests<typeof cartAdd>(bus, cartAdd.answer), add, client, cartRequests, bus);
}

/** A refusal is a reply too. The request goes on when the caller no longer waits, because the API may have acted. */
function* add(
  client: Client,
  cartRequests: CartRequests,
  bus: RemoteContext["bus"],
  { payload: line, reply }: Request,
) {
  try {
    requireCookies(viCookies.blocked);
    const { item, total, newest } = yield* addLine(cartRequests, client, line);
    yield put(lineAdded(lineKey(item)));
    yield* showCart(newest);
    reply({ accepted: true, total });
    const pricing: ReturnType<typeof getPricing> = yield select(getPricing);
    analyticsTracked.emit(bus, { name: "add_to_cart", ...addedGoods(item, line.quantities, pricing) });
  } catch (error) {
    reply({ accepted: false, message: toShownError(error).message });
  }
}
