import { buffers, type EventChannel, eventChannel } from "redux-saga";

/** Says when it is worth looking at the payment again before it is time to. */
export function paymentNews(): EventChannel<true> {
  return eventChannel((emit) => {
    const tell = () => emit(true);
    const tellIfSeen = () => void (document.visibilityState === "visible" && tell());
    document.addEventListener("visibilitychange", tellIfSeen);
    window.addEventListener("online", tell);
    // The stream only saves waiting: without it, or when it breaks, the looks in between find out as well.
    const stream = "EventSource" in window ? new EventSource("/v2/notification/stream") : null;
    stream?.addEventListener("payment", tell);
    return () => {
      document.removeEventListener("visibilitychange", tellIfSeen);
      window.removeEventListener("online", tell);
      stream?.close();
    };
  }, buffers.sliding(1));
}
