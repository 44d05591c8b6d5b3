import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call } from "redux-saga/effects";
import type { Visitor } from "../session/session-channel.ts";

/** Milliseconds after which listening starts even if the browser never becomes idle. */
const latest = 5000;

/**
 * Listens to a customer's notifications once the page is idle, until the shopper changes. Its code loads then too.
 */
export function* listenToNews(context: RemoteContext, { userId }: Visitor) {
  if (userId === null) return;
  yield call(rest);
  try {
    const { receiveNews }: typeof import("./receive-news.ts") = yield call(
      () => import(/* webpackChunkName: "news" */ "./receive-news.ts"),
    );
    yield* receiveNews(context, userId);
  } catch {
    // Code that fails to load, or a browser without the needed API: the shop works without live notifications.
  }
}

const rest = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, 1000);
  });
