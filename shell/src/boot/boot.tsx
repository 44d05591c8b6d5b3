import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { createClient } from "@thuot-tha/shared/http";
import { createDataLayer } from "../analytics/data-layer.ts";
import { measuredPath } from "../analytics/paths.ts";
import { createReport, type Failure, reportVitals } from "../analytics/report.ts";
import { startAnalytics } from "../analytics/start.ts";
import { createConnection } from "../connection/connection.ts";
import { createBusLog } from "../dev/bus-log.ts";
import { startDevTools } from "../dev/start.ts";
import { createSlotHost } from "../federation/slots.ts";
import { createCompositionWatch } from "../routing/composition-watch.ts";
import { createShopHistory, toTarget } from "../routing/history.ts";
import { createLinkWatch, followLinks, mayFetchAhead } from "../routing/links.ts";
import { createNavigator } from "../routing/navigator.ts";
import { createOutlet } from "../routing/outlet.ts";
import { createPrefetch } from "../routing/prefetch.ts";
import { createRecovery } from "../routing/recovery.ts";
import { createSignInAgain } from "../session/sign-in-again.ts";
import { createTabs } from "../session/tabs.ts";
import { getSession, sessionDoubted, signedOut } from "../store/session.ts";
import { watchUnsentForms } from "../update/unsent-forms.ts";
import { createUpdates } from "../update/updates.ts";
import { watchForUpdates } from "../update/watch-for-updates.ts";
import { createWorkerClient } from "../worker/client.ts";
import { offlinePath } from "../worker/messages.ts";
import { browserRouter } from "./browser-router.ts";
import { createClock } from "./clock.ts";
import { showFirstPage } from "./first-page.ts";
import type { Handover } from "./handover.ts";
import { whenInUse } from "./in-use.ts";
import { hydrateLayout } from "./layout-root.tsx";
import { nextTask } from "./next-task.ts";
import { createNotices } from "./notices.ts";
import { createPageShow, element, whenIdle } from "./page.ts";
import { createPageLoading } from "./page-loading.ts";
import { createShop, failureOf, type Shop, shellAsRemote } from "./shop.ts";
import { provideStorage } from "./storage.ts";
import { whenKnown } from "./when-known.ts";

/** Milliseconds between a new page and its page-view entry. */
const routeChangeAfter = 50;

const beacon = (url: string, body: string): boolean => window.navigator.sendBeacon(url, body);

/** Brings the document to life: frame, page, slots, session; then follows links. */
export async function boot(handover: Handover): Promise<void> {
  const { composition, settings, state, today } = handover;
  provideStorage(window);
  let onScreen = handover.match;
  let failed = false;
  let signedInHere = false;
  const send = createReport(composition, beacon);
  const report = (failure: Failure) => {
    failed ||= failure.kind === "load";
    send(failure);
  };
  const layer = createDataLayer({ window, composition, now: () => new Date(), path: () => measuredPath(onScreen) });
  const busLog = createBusLog(settings.devTools);
  const recovery = createRecovery(window.sessionStorage, Date.now);
  const history = createShopHistory(window);
  const worker = createWorkerClient(window);
  const connection = createConnection(window, (now) => {
    changeLayout({ connection: now });
    if (now !== "online") return;
    doubtSession();
    // The offline page is shown in place of another address, which the shop may be able to serve again.
    if (onScreen.pattern === offlinePath && window.location.pathname !== offlinePath) window.location.reload();
  });
  const signInAgain = createSignInAgain({
    who: () => getSession(shop.store.getState()).user?.id ?? null,
    show: (signIn) => changeLayout({ signIn }),
    onGivenUp: () => shop.store.dispatch(signedOut()),
    // This document holds the previous customer's data.
    onAnother: () => window.location.reload(),
  });
  const clock = createClock(Date.now);
  const client = createClient({ baseUrl: "", fetch: clock.listenTo(connection.fetch), signInAgain: signInAgain.ask });
  const { remoteOf, find, wake, loadSlot, load } = createPageLoading({
    composition,
    settings,
    client,
    today,
    now: clock.now,
    store: () => shop.store,
    onLoaded(remote, module) {
      shop.adopt(module);
      shop.start(remote, module);
    },
  });
  let pageIsReady = (): void => undefined;
  const pageReady = new Promise<void>((resolve) => {
    pageIsReady = resolve;
  });
  const notify = createNotices((notices) => changeLayout({ notices }));
  const shop: Shop = createShop({
    state,
    client,
    today,
    now: clock.now,
    router: browserRouter(history, (target, how) => void navigator.go(target, how)),
    slots: createSlotHost({
      composition,
      loadPart: loadSlot,
      hostFor: (remote) => shop.hostFor(remote),
      onError: (remote, part, error) => report({ kind: "crash", who: remote.name, part, error }),
      onViolation: (violation) => report(failureOf(violation)),
      pageReady,
      inUse: whenInUse(window, pageReady, () => navigator.settled()),
    }),
    notify,
    report,
    wake: (remote) => void wake(remote).catch((error) => report({ kind: "load", who: remote, error })),
    observe: busLog.add,
    track: (who, { name, ...parameters }) => layer.push(who, name, parameters),
  });
  const doubtSession = () => void shop.store.dispatch(sessionDoubted());
  const updates = createUpdates({
    // Uses the unwatched `fetch`, because the worker may answer from its cache while the shop is unreachable.
    outdated: createCompositionWatch(composition, window.fetch.bind(window), Date.now),
    hasFailed: () => failed,
    hasUnsent: watchUnsentForms(document),
    show: (update) => changeLayout({ update }),
    reload: () => window.location.reload(),
    reloadOnce: () => {
      const here = window.location.pathname + window.location.search;
      if (recovery.next(here, { mayGoBack: false })) window.location.reload();
    },
  });
  let answerConsent = (_granted: boolean): void => undefined;
  await nextTask();
  const changeLayout = hydrateLayout(
    element("app"),
    shop.hostFor(shellAsRemote),
    {
      reload: updates.take,
      postponeUpdate: updates.postpone,
      giveUpSignIn: signInAgain.giveUp,
      answerConsent: (granted) => answerConsent(granted),
    },
    (error) => report({ kind: "crash", who: "shell", part: "layout", error }),
  );

  const prefetch = createPrefetch((wanted) => load(wanted), Date.now);
  const links = createLinkWatch({ window, find, prefetch, composition });
  connection.start({ answered: !worker.gaveDocument() });
  const pages = createPageShow({
    outlet: createOutlet(element("page")),
    hostOf: (match) => shop.hostFor(remoteOf(match) ?? shellAsRemote),
    onError: (match, error) => report({ kind: "crash", who: match.remote, part: match.page, error }),
    onShown: ({ match, status }, isFirst) => {
      const from = measuredPath(onScreen);
      onScreen = match;
      const href = match.props.pathname + match.props.search;
      if (status === 200) recovery.arrived(href);
      if (status === 200 && match.rendering === "server" && mayFetchAhead(window))
        void worker.tell({ type: "visited", href });
      if (isFirst) return;
      changeLayout({ announced: document.title });
      links.look();
      setTimeout(
        () => layer.push(match.remote, "route_change", { page_title: document.title, from }),
        routeChangeAfter,
      );
    },
  });
  const navigator = createNavigator({
    window,
    history,
    match: find,
    load: prefetch.load,
    leaveFor: pages.leaveFor,
    show: pages.show,
    recover: async (href) => (connection.isOnline() ? recovery.next(href) : await worker.keeps(href)),
    outdated: updates.look,
    isGuest: () => whenKnown(shop.store),
    progress: (progress) => changeLayout({ progress }),
    onFailed({ pathname, search }, error) {
      const wanted = find(pathname, search);
      report({ kind: "load", who: wanted?.remote ?? "shell", part: wanted?.page, error });
    },
  });

  shop.startSession({
    maySignedIn: () => signedInCookie.read(document.cookie) !== null,
    tabs: createTabs(),
    onKnown(isGuest) {
      signInAgain.known();
      const ended = isGuest && signedInHere;
      signedInHere = !isGuest;
      if (!ended) return;
      void worker.tell({ type: "signed-out" });
      navigator.leaveToLogin();
    },
  });
  // A page restored from the back/forward cache has missed messages from other tabs.
  window.addEventListener("pageshow", ({ persisted }) => persisted && doubtSession());
  window.addEventListener("popstate", () => {
    const target = toTarget(window.location.href, document.baseURI);
    if (target) void navigator.go(target, "pop");
  });
  await showFirstPage({
    handover,
    load,
    show: pages.show,
    navigator,
    recover: (href) => (connection.isOnline() ? recovery.next(href, { mayGoBack: !handover.drawn }) : null),
    isGuest: () => whenKnown(shop.store),
    onFailed: (error) => report({ kind: "load", who: handover.match.remote, part: handover.match.page, error }),
    onSlow: (slow) => changeLayout({ progress: slow ? "slow" : "none" }),
  });
  document.documentElement.dataset.ready = "";
  window.sessionStorage.removeItem("restarted");
  pageIsReady();
  if (recovery.sentBackFrom(window.location.pathname + window.location.search))
    notify({ kind: "error", message: "Trang bạn chọn chưa mở được, bạn thử lại sau ít phút nhé." });
  followLinks({
    window,
    go: (target) => void navigator.go(target, "push"),
    prefetch: (target) => {
      void updates.look();
      links.pointedAt(target);
    },
  });
  window.addEventListener("pagehide", navigator.rememberScroll);
  whenIdle(() => {
    links.look();
    watchForUpdates(window, updates.look);
    answerConsent = startAnalytics({
      window,
      layer,
      settings,
      askConsent: (consent) => changeLayout({ consent }),
      onVitals: (values) => reportVitals(handover, values, beacon),
    });
    worker.start(composition);
    if (settings.devTools) startDevTools({ composition, store: shop.store, busLog });
  });
}
