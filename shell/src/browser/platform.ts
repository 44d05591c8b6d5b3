import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { createBus, openScope } from "@thuot-tha/shared/platform";
import { failureOf } from "../failure.ts";
import { whenSettled } from "../layout/layout-store.ts";
import { createNotify } from "../layout/show-notice.ts";
import { createHosts } from "../remotes/hosts.ts";
import { createRemoteLoader } from "../remotes/load.ts";
import { createSlotHost } from "../remotes/slots.ts";
import { browserRouter } from "../router/browser-router.ts";
import { createShopHistory } from "../router/history.ts";
import type { InitialState } from "../router/initial-state.ts";
import { supervise } from "../store/supervise.ts";
import { whenInUse } from "./in-use.ts";
import { createPageLoader } from "./page-loader.ts";
import type { Services } from "./services.ts";

/** The platform of the remotes: the loader of their code, the bus between them, and a host for each. */
export function createPlatform({ composition, settings, today }: InitialState, services: Services) {
  const { store, layout, client, clock, connection, report, layer, busLog } = services;
  const remotes = createRemoteLoader();
  /** Starts the sagas of a loaded remote again, should they have ended. */
  const revive = new Map<string, () => boolean>();

  /** Loads a remote's code so that it can answer a command. @returns false when its sagas have ended for good */
  function wake(name: string): boolean | undefined {
    const remote = composition.remotes.find((one) => one.name === name);
    if (remote) remotes.load(remote).catch((error) => report({ kind: "load", who: name, error }));
    return revive.get(name)?.();
  }
  const bus = createBus({
    observe: busLog.add,
    onAwaited: wake,
    isSigningIn: () => layout.get().signIn,
    report: (violation) => report(failureOf(violation)),
  });
  const own = bus.scope(openScope("shell"));
  analyticsTracked.subscribe(own, ({ name, ...parameters }, who) => layer.push(who, name, parameters));

  let markReady = (): void => undefined;
  const pageReady = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const inUse = whenInUse(window, pageReady, () => whenSettled(layout));
  void inUse.then(() => layout.change({ isInUse: true }));
  const history = createShopHistory(window);
  const notify = createNotify(layout);
  const pages = createPageLoader({
    composition,
    settings,
    client,
    today,
    now: clock.now,
    store,
    layout,
    remotes,
    onError: ({ remote, page }, error) => report({ kind: "crash", who: remote, part: page, error }),
  });
  const hostFor = createHosts({
    store,
    bus,
    client,
    router: browserRouter(history, connection.isOnline),
    notify,
    today,
    now: clock.now,
    slots: (hostFor) =>
      createSlotHost({
        composition,
        loadPart: async (remote, part) => (await remotes.load(remote)).slot(part),
        hostFor,
        onError: (remote, part, error, kind) => report({ kind, who: remote.name, part, error }),
        onViolation: (violation) => report(failureOf(violation)),
        pageReady,
        inUse,
        whenBack: connection.whenBack,
      }),
  });
  remotes.onLoaded((remote, { reducers, saga }) => {
    const who = remote.name;
    store.inject(reducers, (error) => report({ kind: "crash", who, error }));
    const { now } = clock;
    revive.set(who, supervise({ store, report, who, now }, saga, { client, bus: hostFor(remote).bus, now }));
  });

  return {
    history,
    notify,
    pages,
    hostFor,
    /** The shell's own view of the bus. */
    bus: own,
    /** Lets the slots load, once the page is on screen. */
    markReady,
    /** Resolves when the shopper uses the ready page. */
    inUse,
  };
}

export type Platform = ReturnType<typeof createPlatform>;
