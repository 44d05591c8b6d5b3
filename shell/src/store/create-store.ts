import { type Action, applyMiddleware, legacy_createStore, type Reducer, type Store } from "redux";
import createSagaMiddleware, { type Saga, type Task } from "redux-saga";

type State = Record<string, unknown>;

/** The shop's one store. Remotes add their slices and sagas when they are loaded. */
export interface ShopStore extends Store {
  /** Adds slices. Slices with state from the document start with it. */
  inject(reducers: Record<string, Reducer>): void;
  run<A extends unknown[]>(saga: Saga<A>, ...args: A): Task;
}

/** @param preloaded state of slices that may be injected later, stored until then */
export function createShopStore(preloaded: State): ShopStore {
  const reducers = new Map<string, Reducer>();
  // The caller that runs a saga gets its failure from the saga's promise.
  const saga = createSagaMiddleware({ onError: () => undefined });

  function reduce(state: State = preloaded, action: Action): State {
    let next = state;
    for (const [key, reducer] of reducers) {
      const slice = reducer(state[key], action);
      if (slice === state[key]) continue;
      if (next === state) next = { ...state };
      next[key] = slice;
    }
    return next;
  }

  const store = legacy_createStore(reduce, preloaded, applyMiddleware(saga));
  return Object.assign(store, {
    inject(added: Record<string, Reducer>) {
      for (const [key, reducer] of Object.entries(added)) reducers.set(key, reducer);
      store.dispatch({ type: "@@shop/slices-added" });
    },
    run: <A extends unknown[]>(one: Saga<A>, ...args: A) => saga.run(one, ...args),
  }) as ShopStore;
}
