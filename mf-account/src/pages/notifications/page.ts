import type { Page } from "@thuot-tha/shared/platform";
import { loadNotifications } from "../../features/notification/saga.ts";
import { notification } from "../../locales/vi/notification.ts";
import { NotificationsPage } from "./NotificationsPage.tsx";

export const notificationsPage: Page = {
  load: loadNotifications,
  Component: NotificationsPage,
  head: () => ({ title: notification.title, noIndex: true }),
};
