import { linkTo } from "@thuot-tha/shared/contracts";
import { notificationsRoute } from "@thuot-tha/shared/contracts/routes/account";
import { pageOf } from "../../query.ts";

/** The list's view, as read from the address. */
export interface NotificationQuery {
  only: "unread" | null;
  /** From 1. */
  page: number;
}

export const notificationsPerPage = 20;

/** Reads `?only=unread&page=`; invalid values are ignored. */
export function notificationQueryOf(search: string): NotificationQuery {
  const query = new URLSearchParams(search);
  return {
    only: query.get("only") === "unread" ? "unread" : null,
    page: pageOf(query),
  };
}

export const notificationsPath = ({ only, page }: NotificationQuery): string =>
  linkTo(notificationsRoute, undefined, { only: only ?? undefined, page: page > 1 ? page : undefined });
