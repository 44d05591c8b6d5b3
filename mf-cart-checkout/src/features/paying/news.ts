import { buffers, type EventChannel, eventChannel } from "redux-saga";

/** Emits when the payment should be checked before the next regular check. */
export function paymentNews(): EventChannel<true> {
  return eventChannel((emit) => {
    const tell = () => emit(true);
    const tellIfSeen = () => void (document.visibilityState === "visible" && tell());
    document.addEventListener("visibilitychange", tellIfSeen);
    window.addEventListener("online", tell);
    // The stream only saves waiting: without it, the regular checks find changes as well.
    const stream = "EventSource" in window ? new EventSource("/v2/notification/stream") : null;
    stream?.addEventListener("payment", tell);
    return () => {
      document.removeEventListener("visibilitychange", tellIfSeen);
      window.removeEventListener("online", tell);
      stream?.close();
    };
  }, buffers.sliding(1));
}
