import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from "redux";
import createSagaMiddleware, { type Saga } from "redux-saga";
import { analyticsTracked } from "../contracts/events/analytics.ts";
import type { Bus, SlotContract } from "../contracts/index.ts";
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

type Tracked = Parameters<typeof analyticsTracked.emit>[1];
type To = Parameters<Host["router"]["navigator"]["push"]>[0];

interface Options {
  /** The remote under test. It may use every event. */
  name: string;
  reducers?: Record<string, Reducer>;
  saga?: Saga<[RemoteContext]>;
  /** Sagas of pages and slots, as after each has been loaded. */
  sagas?: readonly Saga<[RemoteContext]>[];
  answers?: readonly Answer[];
  /** Today in Viet Nam. */
  today?: string;
  now?: () => Date;
  /** Address of the page on screen. */
  path?: string;
  /** Whether slots have content, which shows the slot's id; otherwise they are empty. */
  slotsFilled?: boolean;
}

/**
 * A shell for unit tests of a remote: real store, sagas and bus; a client with the test's answers; a router that
 * records navigations.
 */
export function createTestHost({
  name,
  reducers = {},
  saga,
  sagas: more = [],
  answers,
  today = "2026-12-01",
  now = () => new Date(`${today}T03:00:00Z`),
  path = "/home",
  slotsFilled = false,
}: Options) {
  const client = createFakeClient(answers);
  // The caller that runs a saga gets its failure from the saga's promise.
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store = legacy_createStore(combineReducers({ testHost: () => null, ...reducers }), applyMiddleware(sagas));
  const violations: Violation[] = [];
  const notices: Notice[] = [];
  const visited: string[] = [];
  /** Prints what nothing in a test would show, in the shell's words. */
  const print = (what: string, ...details: unknown[]) => console.error(`[${name}] ${what}`, ...details);
  const report = (violation: Violation): void => {
    violations.push(violation);
    print("contract", violation);
  };
  const { scope } = createBus({
    report,
    observe: (id, _who, payload) => void (id === analyticsTracked.declaration.id && tracked.push(payload as Tracked)),
  });
  const bus = scope(openScope(name));
  const tracked: Tracked[] = [];
  const slotProps = new Map<string, unknown>();
  const visit = (to: To) => void visited.push(hrefOf(to));
  let location = locationOf(path);
  const watchers = new Set<() => void>();
  const moveTo = (to: string): void => {
    location = locationOf(to);
    for (const watcher of watchers) watcher();
  };
  const host: Host = {
    store,
    bus,
    client,
    today,
    now,
    router: {
      location: () => location,
      subscribe(watcher) {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
      replaceSearch: (search) => moveTo(location.pathname + search),
      navigator: { createHref: hrefOf, push: visit, replace: visit, go: () => undefined },
    },
    eager: true,
    slots: {
      rendered: () => false,
      report,
      mount({ id }, element, props, { onShown }) {
        slotProps.set(id, props);
        if (slotsFilled) {
          element.textContent = `[${id}]`;
          onShown(true);
        }
        return { update: (next) => void slotProps.set(id, next), unmount: () => undefined };
      },
    },
    notify: (notice) => notices.push(notice),
    showError(error) {
      const { message, silent } = toShownError(error);
      if (!silent) notices.push({ kind: "error", message });
    },
  };
  for (const one of saga ? [saga, ...more] : more) {
    sagas
      .run(one, { client, bus, now })
      .toPromise()
      .catch((error) => print("saga", error));
  }

  return {
    host,
    store,
    client,
    violations,
    notices,
    /** Addresses navigated to. */
    visited,
    /** Analytics events that the remote has emitted. */
    tracked,
    /** The props a slot last received. */
    slotProps: (slot: SlotContract) => slotProps.get(slot.id),
    /** Changes the address, as the shell does before it shows the next page. */
    moveTo,
    /** Another package on the bus, e.g. the shell. */
    as: (who: string): Bus => scope(openScope(who)),
    /** Runs a page's `load`. Rejects as it does. */
    load: (load: Load, props: PageProps): Promise<void> => sagas.run(load, props, { client, today, now }).toPromise(),
    /** Wraps the element in all providers of a page. */
    around: (element: ReactElement) => (
      <HostProvider value={host}>
        <Provider store={store}>
          <HostRouter router={host.router}>{element}</HostRouter>
        </Provider>
      </HostProvider>
    ),
  };
}

function locationOf(path: string): ReturnType<Host["router"]["location"]> {
  const [pathname = "", search] = path.split("?");
  return { pathname, search: search ? `?${search}` : "", hash: "", state: null, key: path, mask: undefined };
}

const hrefOf = (to: To): string =>
  typeof to === "string" ? to : (to.pathname ?? "") + (to.search ?? "") + (to.hash ?? "");
