import type { Saga } from "redux-saga";
import type { Report } from "../failure.ts";
import type { ShopStore } from "./create-store.ts";

/** Maximum restarts of a saga that ended in an error; it is restarted because the page needs its answers. */
const maxRestarts = 3;

/** Runs a saga of `who`, reports each error that ends it, and restarts it. */
export function supervise<A extends unknown[]>(
  { store, report, who }: { store: ShopStore; report: Report; who: string },
  saga: Saga<A>,
  ...args: A
): void {
  const run = (restarts: number): void => {
    const task = store.run(saga, ...args).toPromise();
    task.catch((error) => {
      report({ kind: "saga", who, error });
      if (restarts < maxRestarts) run(restarts + 1);
    });
  };
  run(0);
}
