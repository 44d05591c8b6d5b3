import { notificationsRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadNotifications, notificationSaga } from "../../features/notification/saga.ts";
import { viNotification } from "../../locales/vi/notification.ts";
import { NotificationsPage } from "./NotificationsPage.tsx";

export const notificationsPage = definePage({
  route: notificationsRoute,
  rendering: "client",
  login: true,
  load: loadNotifications,
  sagas: [notificationSaga],
  Component: NotificationsPage,
  head: () => ({ title: viNotification.title, noIndex: true }),
});
