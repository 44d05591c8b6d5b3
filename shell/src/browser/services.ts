import { offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";
import { createClient } from "@thuot-tha/shared/http";
import { createDataLayer } from "../analytics/data-layer.ts";
import { loadLateAnalytics } from "../analytics/load-late.ts";
import { measuredPath } from "../analytics/paths.ts";
import { createReport } from "../analytics/report.ts";
import { reportServerErrors } from "../analytics/server-errors.ts";
import { reportUncaughtErrors } from "../analytics/uncaught-errors.ts";
import { createBusLog } from "../devtools/bus-log.ts";
import type { Failure } from "../failure.ts";
import { createLayoutStore } from "../layout/layout-store.ts";
import { createCompositionWatch } from "../router/composition-watch.ts";
import type { InitialState } from "../router/initial-state.ts";
import { createRecovery } from "../router/recovery.ts";
import { createScreen } from "../router/screen.ts";
import { watchUnsentForms } from "../router/unsent-forms.ts";
import { createUpdates } from "../router/updates.ts";
import { createSignInAgain } from "../session/sign-in-again.ts";
import { openStore } from "../store/open-store.ts";
import { getSession, sessionRequested } from "../store/session.ts";
import { requestTimeout } from "../timeouts.ts";
import { createWorkerClient } from "../worker/client.ts";
import { beacon } from "./beacon.ts";
import { createClock } from "./clock.ts";
import { createConnection } from "./connection.ts";
import { provideStorage } from "./storage.ts";
import { watchWrites } from "./watch-writes.ts";

/** Services that work without a remote: store, connection, client, updates. */
export function createServices({ composition, settings, state, match }: InitialState) {
  provideStorage(window);
  const layout = createLayoutStore();
  const store = openStore(state);
  const screen = createScreen(match);
  const worker = createWorkerClient(window);

  const send = createReport(composition, beacon);
  let partsFailed = false;
  const report = (failure: Failure): void => {
    partsFailed ||= failure.kind === "load" || failure.isFinal === true;
    send(failure);
  };
  reportUncaughtErrors(window, report);
  const layer = createDataLayer({
    window,
    composition,
    now: () => new Date(),
    path: () => measuredPath(screen.match()),
  });

  const checkSession = () => void store.dispatch(sessionRequested());
  const connection = createConnection(window, {
    layout,
    onBack() {
      checkSession();
      // The offline page is shown in place of another address, which the shop may be able to serve again.
      if (screen.match().pattern === offlineRoute.path && window.location.pathname !== offlineRoute.path)
        window.location.reload();
    },
  });
  const clock = createClock(Date.now);
  new PerformanceObserver((list, observer) => {
    // The entry comes again once the document has loaded; its time is late where the device has slept until then.
    observer.disconnect();
    clock.opened(list.getEntries()[0] as PerformanceNavigationTiming);
  }).observe({ type: "navigation", buffered: true });
  const hasUnsent = watchUnsentForms(document);
  const signInAgain = createSignInAgain({
    store,
    layout,
    hasUnsent,
    // This document holds the previous customer's data.
    onOtherCustomer: () => window.location.reload(),
  });
  // The caller is unknown, so the report names the page on screen.
  const onServerError = (error: Error) => report({ kind: "api", who: screen.match().remote, error });
  const fetch = reportServerErrors(clock.listenTo(connection.fetch), onServerError);
  const { client, isWriting } = watchWrites(
    createClient({
      baseUrl: "",
      fetch,
      timeout: requestTimeout,
      isCustomer: () => !getSession(store.getState()).isGuest,
      signInAgain: signInAgain.request,
    }),
  );

  const recovery = createRecovery(window.sessionStorage, Date.now);
  const updates = createUpdates({
    layout,
    // Uses the unwatched `fetch`, because the worker may answer from its cache while the shop is unreachable.
    outdated: createCompositionWatch(composition, window.fetch.bind(window), Date.now),
    hasFailed: () => partsFailed,
    hasUnsent,
    isWriting,
    reload: () => window.location.reload(),
    reloadOnce() {
      const here = window.location.pathname + window.location.search;
      if (recovery.next(here, { mayGoBack: false })) window.location.reload();
    },
  });

  return {
    layout,
    store,
    screen,
    worker,
    report,
    layer,
    checkSession,
    connection,
    clock,
    signInAgain,
    client,
    recovery,
    updates,
    consent: async () => (await loadLateAnalytics()).createConsent(window, settings, { layout, reload: updates.apply }),
    busLog: createBusLog(settings.devTools),
  };
}

export type Services = ReturnType<typeof createServices>;
