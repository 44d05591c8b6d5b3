import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { readAllNotifications } from "@thuot-tha/shared/contracts/operations/notification/read-all-notifications";
import { readNotification } from "@thuot-tha/shared/contracts/operations/notification/read-notification";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeEvery, takeLatest, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { notificationQueryOf, notificationsPerPage } from "./query.ts";
import {
  getNotifications,
  type Notifications,
  notificationArrived,
  notificationsLoaded,
  readAllRequested,
  readDone,
  readFailed,
  readRequested,
  unreadReceived,
} from "./slice.ts";

export function* notificationSaga(context: RemoteContext) {
  yield takeEvery(readRequested, read, context);
  yield takeLeading(readAllRequested, readAll, context);
  yield takeLatest([notificationArrived, unreadReceived], refresh, context);
}

function* read({ client, bus, now }: RemoteContext, { payload: id }: ReturnType<typeof readRequested>) {
  try {
    const { unread } = yield* callApi(client, readNotification, { params: { id } });
    yield put(readDone({ id, at: now().toISOString(), unread }));
  } catch (error) {
    yield put(readFailed(accountFailure(bus, error)));
  }
}

function* readAll({ client, bus, now }: RemoteContext) {
  try {
    const { unread } = yield* callApi(client, readAllNotifications);
    yield put(readDone({ id: null, at: now().toISOString(), unread }));
  } catch (error) {
    yield put(readFailed(accountFailure(bus, error)));
  }
}

/** Refreshes the list on screen after new messages, or after reading on another device. */
function* refresh({ client }: RemoteContext) {
  const { list, search, unread }: Notifications = yield select(getNotifications);
  const known = list?.items.filter(({ readAt }) => readAt === null).length ?? 0;
  if (!list || (list.unread === unread && known <= unread)) return;
  try {
    const fetched = yield* fetchList(client, search);
    const shown: Notifications = yield select(getNotifications);
    // Another tab or page of the list may be on screen by now.
    if (shown.list && shown.search === search) yield put(notificationsLoaded({ list: fetched, search }));
  } catch {
    // The list stays as it is; the count is up to date.
  }
}

function* fetchList(client: Client, search: string) {
  const { only, page } = notificationQueryOf(search);
  const query = { only: only ?? undefined, "pagination.page": page, "pagination.limit": notificationsPerPage };
  return yield* callApi(client, listNotifications, { query });
}

/** Loads the page of the list that its address names. */
export const loadNotifications: Load = function* ({ search }, { client }) {
  yield put(notificationsLoaded({ list: yield* fetchList(client, search), search }));
};
