import { linkTo } from "@thuot-tha/shared/contracts";
import { sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { ApiError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, type EventChannel, eventChannel } from "redux-saga";
import { call, put, select, spawn, takeEvery } from "redux-saga/effects";
import { getOrder } from "../order/selectors.ts";
import { type Order, orderNewsReceived } from "../order/slice.ts";
import { isSignedIn, type Visitor } from "../session/session-channel.ts";
import type { News } from "./news.ts";
import { type Notification, notificationArrived, unreadReceived } from "./slice.ts";

/** Milliseconds after which listening starts even if the browser never becomes idle. */
const latest = 5000;

/**
 * Listens to a customer's notifications once the page is idle, until the shopper changes. Its code loads then too.
 */
export function* listenToNews(context: RemoteContext, { userId }: Visitor) {
  if (userId === null) return;
  yield call(rest);
  let news: EventChannel<News> | undefined;
  try {
    const { openNews }: typeof import("./news.ts") = yield call(
      () => import(/* webpackChunkName: "news" */ "./news.ts"),
    );
    news = eventChannel((emit) => openNews(userId, emit), buffers.expanding());
    yield takeEvery(news, receive, context, userId);
    yield new Promise(() => undefined);
  } catch {
    // Code that fails to load, or a browser without the needed API: the shop works without live notifications.
  } finally {
    news?.close();
  }
}

const rest = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, 1000);
  });

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
