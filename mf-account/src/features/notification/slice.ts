import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type NotificationList = OperationOutput<typeof listNotifications>;
export type Notification = NotificationList["items"][number];

export interface Notifications {
  unread: number;
  /** The last notification that arrived while the page was open. */
  latest: Notification | null;
  /** The last one to announce. */
  announced: Notification | null;
  /** The link of the next one if a page of this tab tells what it is about. */
  expected?: string | undefined;
  /** The page of the list fetched last, and its address's query. */
  list: NotificationList | null;
  search: string;
  /** Marking as read. */
  change: Phase;
}

const initialState: Notifications = { unread: 0, latest: null, announced: null, list: null, search: "", change: idle };

const slice = createSlice({
  name: "accountNotifications",
  initialState,
  reducers: {
    unreadReceived: (state, { payload }: PayloadAction<number>) => ({ ...state, unread: payload }),
    notificationArrived: (
      state,
      { payload: { notification, unread } }: PayloadAction<{ notification: Notification; unread: number }>,
    ) =>
      notification.link === state.expected
        ? { ...state, unread, latest: notification, expected: undefined }
        : { ...state, unread, latest: notification, announced: notification },
    newsExpected: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, expected: payload }),
    notificationsLoaded: (state, { payload }: PayloadAction<{ list: NotificationList; search: string }>) => ({
      ...state,
      list: payload.list,
      search: payload.search,
      unread: payload.list.unread,
    }),
    readRequested: (state, _action: PayloadAction<string>) => ({ ...state, change: working }),
    readAllRequested: (state) => ({ ...state, change: working }),
    /** One of them, or all (null), was read at that time. */
    readDone: (state, { payload }: PayloadAction<{ id: string | null; at: string; unread: number }>) => {
      const { list } = state;
      const { id, at, unread } = payload;
      const read = (one: Notification) => (id === null || id === one.id ? { ...one, readAt: one.readAt ?? at } : one);
      return { ...state, change: done(), unread, list: list && { ...list, items: list.items.map(read) } };
    },
    readFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, change: failed(payload) }),
    /** Clears the state when the customer changes or leaves. */
    notificationsForgotten: () => initialState,
  },
});

export const {
  unreadReceived,
  notificationArrived,
  newsExpected,
  notificationsLoaded,
  readRequested,
  readAllRequested,
  readDone,
  readFailed,
  notificationsForgotten,
} = slice.actions;
export const notificationReducer = slice.reducer;

export interface WithNotifications {
  accountNotifications: Notifications;
}
export const getNotifications = (state: WithNotifications) => state.accountNotifications;
export const getUnread = (state: WithNotifications) => state.accountNotifications.unread;
