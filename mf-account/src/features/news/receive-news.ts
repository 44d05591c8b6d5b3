import { linkTo } from "@thuot-tha/shared/contracts";
import { sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { ApiError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, eventChannel } from "redux-saga";
import { put, select, spawn, takeEvery } from "redux-saga/effects";
import { type Notification, notificationArrived, unreadReceived } from "../notification/slice.ts";
import { getOrder } from "../order/selectors.ts";
import { type Order, orderNewsReceived } from "../order/slice.ts";
import { isSignedIn } from "../session/session-channel.ts";
import { type News, openNews } from "./news.ts";

/** Receives a customer's notifications until it is cancelled. */
export function* receiveNews(context: RemoteContext, userId: string) {
  const news = eventChannel<News>((emit) => openNews(userId, emit), buffers.expanding());
  try {
    yield takeEvery(news, receive, context, userId);
    yield new Promise(() => undefined);
  } finally {
    news.close();
  }
}

function* receive(context: RemoteContext, userId: string, { news, isOwn }: News) {
  if (news.event === "notification") {
    yield put(notificationArrived(news.data));
    yield* refreshLinked(news.data.notification);
  } else if (news.event === "unread") yield put(unreadReceived(news.data.unread));
  else if (news.event === "payment") yield put(orderNewsReceived(news.data.orderId));
  // Spawned, because its result may end this listening saga, and a running generator cannot be closed.
  else if (isOwn) yield spawn(refreshSession, context, userId, news.event === "membership-changed");
}

/** Refreshes the order on screen when a notification links to it, because the shop's staff has moved it, for example. */
function* refreshLinked({ link }: Notification) {
  const order: Order | null = yield select(getOrder);
  if (order && link === linkTo(orderRoute, { orderId: order.id })) yield put(orderNewsReceived(order.id));
}

/**
 * Emits the API's answer to the shell: a guest, or the same customer with other prices. An answer about a customer who
 * has left meanwhile is dropped.
 */
function* refreshSession({ client, bus }: RemoteContext, userId: string, isChanged: boolean) {
  try {
    const account = yield* callApi(client, getMe);
    if (isChanged && isSignedIn(bus, userId)) sessionSignedIn.emit(bus, account);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && isSignedIn(bus, userId)) sessionSignedOut.emit(bus, {});
  }
}
