import { delay, put, race, spawn, take } from "redux-saga/effects";
import { newsExpected } from "./slice.ts";

/** Milliseconds from the request on. What comes later is about something else: this notification did not arrive. */
const expectedForMs = 60_000;

/** Withdraws the last expectation after its time. */
function* withdrawInTime() {
  const { isOver } = yield race({ isOver: delay(expectedForMs), another: take(newsExpected) });
  if (isOver) yield put(newsExpected());
}

/**
 * Makes a request whose outcome its page tells, and about which the API also notifies the customer: this tab counts
 * that notification without announcing it, if it comes within a minute.
 * @param link of the notification
 */
export function* expectNews<T>(link: string, request: () => Generator<unknown, T>): Generator<unknown, T> {
  yield put(newsExpected(link));
  yield spawn(withdrawInTime);
  try {
    return yield* request();
  } catch (error) {
    yield put(newsExpected());
    throw error;
  }
}
