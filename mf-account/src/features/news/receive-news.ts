import { linkTo } from "@thuot-tha/shared/contracts";
import { sessionDoubted } from "@thuot-tha/shared/contracts/events/session";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, eventChannel } from "redux-saga";
import { put, select, takeEvery } from "redux-saga/effects";
import { type Notification, notificationArrived, unreadReceived } from "../notification/slice.ts";
import { getOrder } from "../order/selectors.ts";
import { type Order, orderNewsReceived } from "../order/slice.ts";
import { type News, openNews } from "./news.ts";

/** Receives a customer's notifications until it is cancelled. */
export function* receiveNews(context: RemoteContext, userId: string) {
  const news = eventChannel<News>((emit) => openNews(userId, emit), buffers.expanding());
  try {
    yield takeEvery(news, receive, context);
    yield new Promise(() => undefined);
  } finally {
    news.close();
  }
}

function* receive({ bus }: RemoteContext, { news, isOwn }: News) {
  if (news.event === "notification") {
    yield put(notificationArrived(news.data));
    yield* refreshLinked(news.data.notification);
  } else if (news.event === "unread") yield put(unreadReceived(news.data.unread));
  else if (news.event === "payment") yield put(orderNewsReceived(news.data.orderId));
  else if (isOwn) sessionDoubted.emit(bus, {});
}

/** Refreshes the order on screen when a notification links to it, because staff has moved it, for example. */
function* refreshLinked({ link }: Notification) {
  const order: Order | null = yield select(getOrder);
  if (order && link === linkTo(orderRoute, { orderId: order.id })) yield put(orderNewsReceived(order.id));
}
