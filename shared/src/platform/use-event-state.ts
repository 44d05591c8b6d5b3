import { useCallback, useState, useSyncExternalStore } from "react";
import type { EventContract } from "../contracts/define/event.ts";
import type { output, Schema } from "../schema/index.ts";
import { useHost } from "./host.ts";

/**
 * The last payload of an event of kind `state`; undefined until it is emitted, on the server and while hydrating.
 *
 * @example const session = useEventState(sessionChanged);
 */
export function useEventState<S extends Schema>(event: EventContract<S>): output<S> | undefined {
  const { bus } = useHost();
  // The bus replays the last payload while subscribing, so the first render in a browser already has it.
  const [last] = useState(() => {
    const replayed: { payload?: output<S> } = {};
    event.subscribe(bus, (payload) => {
      replayed.payload = payload;
    })();
    return replayed;
  });
  const subscribe = useCallback(
    (onChange: () => void) =>
      event.subscribe(bus, (payload) => {
        last.payload = payload;
        onChange();
      }),
    [event, bus, last],
  );
  return useSyncExternalStore(
    subscribe,
    () => last.payload,
    () => undefined,
  );
}
