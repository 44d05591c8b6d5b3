import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from "redux";
import createSagaMiddleware, { type Saga } from "redux-saga";
import type { Bus } from "../contracts/index.ts";
import { toShownError } from "../http/index.ts";
import {
  createBus,
  type Host,
  HostProvider,
  HostRouter,
  type Load,
  type Notice,
  openScope,
  type PageProps,
  type RemoteContext,
  type Violation,
} from "../platform/index.ts";
import { type Answer, createFakeClient } from "./fake-client.ts";

interface Options {
  /** The remote under test. It may use every event, as a release may that the build has found using it. */
  name: string;
  reducers?: Record<string, Reducer>;
  saga?: Saga<[RemoteContext]>;
  answers?: readonly Answer[];
  /** Today in Viet Nam. */
  today?: string;
}

/**
 * A shell for unit tests of a remote: real store, sagas and bus; a client with the test's answers; slots stay empty.
 */
export function createTestHost({ name, reducers = {}, saga, answers, today = "2026-12-01" }: Options) {
  const client = createFakeClient(answers);
  // The caller that runs a saga gets its failure from the saga's promise.
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store = legacy_createStore(combineReducers({ testHost: () => null, ...reducers }), applyMiddleware(sagas));
  const violations: Violation[] = [];
  const notices: Notice[] = [];
  const visited: string[] = [];
  const { scope } = createBus({ report: (violation) => violations.push(violation) });
  const bus = scope(openScope(name));
  const now = () => new Date(`${today}T03:00:00Z`);
  const href = (to: unknown) => (typeof to === "string" ? to : Object.values(to as object).join(""));
  const visit = (to: unknown) => void visited.push(href(to));
  const location = { pathname: "/home", search: "", hash: "", state: null, key: "test", mask: undefined };
  const host: Host = {
    store,
    bus,
    client,
    today,
    now,
    router: {
      location: () => location as ReturnType<Host["router"]["location"]>,
      subscribe: () => () => undefined,
      navigator: { createHref: href, push: visit, replace: visit, go: () => undefined },
    },
    eager: true,
    slots: {
      rendered: () => false,
      placeholder: () => "",
      report: (violation) => violations.push(violation),
      mount: () => ({ update: () => undefined, unmount: () => undefined }),
    },
    notify: (notice) => notices.push(notice),
    showError(error) {
      const { message, silent } = toShownError(error);
      if (!silent) notices.push({ kind: "error", message });
    },
  };
  if (saga) sagas.run(saga, { client, bus, now });

  return {
    host,
    client,
    violations,
    notices,
    visited,
    /** Another package on the bus, e.g. the shell. */
    as: (who: string): Bus => scope(openScope(who)),
    /** Runs a page's `load`. Rejects as it does. */
    load: (load: Load, props: PageProps): Promise<void> => sagas.run(load, props, { client, today, now }).toPromise(),
    /** Wraps the element in all providers of a part. */
    around: (element: ReactElement) => (
      <HostProvider value={host}>
        <Provider store={store}>
          <HostRouter router={host.router}>{element}</HostRouter>
        </Provider>
      </HostProvider>
    ),
  };
}
