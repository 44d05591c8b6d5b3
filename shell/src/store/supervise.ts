import type { Bus, Unsubscribe } from "@thuot-tha/shared/contracts";
import type { Saga } from "redux-saga";
import type { Report } from "../failure.ts";
import { sagaErrorTTL } from "../timeouts.ts";
import type { ShopStore } from "./create-store.ts";

/** Maximum restarts within `sagaErrorTTL` of a saga that ended in an error. */
const maxRestarts = 3;

interface Options {
  store: ShopStore;
  report: Report;
  who: string;
  now: () => Date;
}

/** A view of the bus, and how to end all subscriptions and answers that were made with it. */
function releasable(bus: Bus): [view: Bus, release: () => void] {
  const ends = new Set<Unsubscribe>();
  const kept = (stop: Unsubscribe): Unsubscribe => {
    const end = () => {
      ends.delete(end);
      stop();
    };
    ends.add(end);
    return end;
  };
  const view: Bus = {
    ...bus,
    subscribe: (...of) => kept(bus.subscribe(...of)),
    answer: (...of) => kept(bus.answer(...of)),
  };
  return [view, () => ends.forEach((end) => void end())];
}

/**
 * Runs a saga of `who`, reports each error that ends it, and restarts it, because the page needs its answers. What it
 * has subscribed to and answers on the bus ends with it.
 * @returns starts a saga again that was not restarted, once its errors are long ago; false when it stays ended
 */
export function supervise<C extends { bus: Bus }>(
  { store, report, who, now }: Options,
  saga: Saga<[C]>,
  context: C,
): () => boolean {
  let errors: number[] = [];
  let hasEnded = false;

  function mayRun(): boolean {
    errors = errors.filter((at) => now().getTime() - at < sagaErrorTTL);
    return errors.length <= maxRestarts;
  }

  function run(): void {
    hasEnded = false;
    const [bus, release] = releasable(context.bus);
    const task = store.run(saga, { ...context, bus }).toPromise();
    task.catch((error) => {
      release();
      hasEnded = true;
      errors.push(now().getTime());
      const isFinal = !mayRun();
      report({ kind: "saga", who, error, isFinal });
      if (!isFinal) run();
    });
  }
  run();
  return () => {
    if (hasEnded && mayRun()) run();
    return !hasEnded;
  };
}
