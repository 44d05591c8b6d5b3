import { type Action, applyMiddleware, legacy_createStore, type Reducer, type Store } from "redux";
import createSagaMiddleware, { type Saga, type SagaIterator, stdChannel, type Task } from "redux-saga";
import { call } from "redux-saga/effects";

type State = Record<string, unknown>;

/** The shop's one store. Remotes add their slices and sagas when they are loaded. */
export interface ShopStore extends Store {
  /**
   * Adds slices, or throws and adds none where one has no initial state. Slices with state from the document start with
   * it.
   * @param onError is given the first error of each reducer; the slice then keeps its state, and all others change.
   *   Without it, the error reaches the caller of `dispatch`.
   */
  inject(reducers: Record<string, Reducer>, onError?: (error: unknown) => void): void;
  run<A extends unknown[]>(saga: Saga<A>, ...args: A): Task;
}

/** The reducer, which returns the state that it was given where it would throw. */
function contained(reducer: Reducer, onError: (error: unknown) => void): Reducer {
  let hasFailed = false;
  return (slice, action) => {
    try {
      return reducer(slice, action);
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
      return slice;
    }
  };
}

interface Taker {
  (action: Action | Error): void;
  /** Set by the channel. */
  cancel(): void;
}

/**
 * The channel on which sagas take actions. A pattern that throws ends the saga that takes with it; without this, the
 * error would reach the saga that dispatches, and the sagas behind it would miss the action.
 */
function actionChannel() {
  const channel = stdChannel<Action>();
  const { take } = channel;
  channel.take = (taker: Taker, matches: (action: Action) => boolean) =>
    take(taker, (action) => {
      try {
        return matches(action);
      } catch (error) {
        taker.cancel();
        // A taker fails with an instance of `Error`, and takes any other value for an action.
        taker(error instanceof Error ? error : new Error(String(error)));
        return false;
      }
    });
  return channel;
}

/**
 * @param preloaded state of slices that may be injected later, stored until then
 * @param onError is given the error of each spawned saga, which nothing else gets; by default the browser reports it
 */
export function createShopStore(
  preloaded: State,
  onError: (error: unknown) => void = (error) => reportError(error),
): ShopStore {
  const reducers = new Map<string, Reducer>();
  /** The last error that the caller of `run` gets from the saga's promise. */
  let returned: unknown;
  const saga = createSagaMiddleware({
    channel: actionChannel(),
    onError: (error) => error !== returned && onError(error),
  });

  function* returning<A extends unknown[]>(one: Saga<A>, ...args: A): SagaIterator {
    try {
      return yield call(one, ...args);
    } catch (error) {
      returned = error;
      throw error;
    }
  }

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
  const { subscribe } = store;
  return Object.assign(store, {
    // An error of one listener is neither the dispatcher's nor the other listeners'.
    subscribe: (listener: () => void) =>
      subscribe(() => {
        try {
          listener();
        } catch (error) {
          reportError(error);
        }
      }),
    inject(added: Record<string, Reducer>, onError?: (error: unknown) => void) {
      const action = { type: "@@shop/slices-added" };
      const slices = Object.entries(added);
      for (const [key, reducer] of slices) reducer(store.getState()[key], action);
      for (const [key, reducer] of slices) reducers.set(key, onError ? contained(reducer, onError) : reducer);
      store.dispatch(action);
    },
    run: <A extends unknown[]>(one: Saga<A>, ...args: A) => saga.run(returning<A>, one, ...args),
  }) as ShopStore;
}
