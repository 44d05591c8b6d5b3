import { put } from "redux-saga/effects";
import { newsExpected } from "./slice.ts";

/**
 * Makes a request whose outcome its page tells, and about which the API also notifies the customer: this tab counts that
 * notification without announcing it.
 * @param link of the notification
 */
export function* expectNews<T>(link: string, request: () => Generator<unknown, T>): Generator<unknown, T> {
  yield put(newsExpected(link));
  try {
    return yield* request();
  } catch (error) {
    yield put(newsExpected());
    throw error;
  }
}
