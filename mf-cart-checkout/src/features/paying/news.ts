import { type NotificationStreamEvent, notificationStreamPath } from "@thuot-tha/shared/contracts/notification-stream";
import { buffers, type EventChannel, eventChannel } from "redux-saga";

/** Emits when the payment should be checked before the next regular check. */
export function paymentNews(): EventChannel<true> {
  return eventChannel((emit) => {
    const emitNow = () => emit(true);
    const emitIfVisible = () => void (document.visibilityState === "visible" && emitNow());
    document.addEventListener("visibilitychange", emitIfVisible);
    window.addEventListener("online", emitNow);
    // The stream only saves waiting: without it, the regular checks find changes as well.
    const stream = "EventSource" in window ? new EventSource(notificationStreamPath) : null;
    stream?.addEventListener("payment" satisfies NotificationStreamEvent, emitNow);
    return () => {
      document.removeEventListener("visibilitychange", emitIfVisible);
      window.removeEventListener("online", emitNow);
      stream?.close();
    };
  }, buffers.sliding(1));
}
