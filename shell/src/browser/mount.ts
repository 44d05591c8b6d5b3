import { loadLateAnalytics } from "../analytics/load-late.ts";
import { reportVitals } from "../analytics/report.ts";
import { stream } from "../analytics/stream.ts";
import { startDevTools } from "../devtools/start.ts";
import { shellAsRemote } from "../remotes/hosts.ts";
import type { InitialState } from "../router/initial-state.ts";
import { followLinks } from "../router/links.ts";
import { watchForUpdates } from "../router/watch-for-updates.ts";
import { whenIdle } from "../when-idle.ts";
import { beacon } from "./beacon.ts";
import { element } from "./element.ts";
import { showFirstPage } from "./first-page.ts";
import { followSession } from "./follow-session.ts";
import { hydrateLayout } from "./hydrate.tsx";
import type { Platform } from "./platform.ts";
import type { Router } from "./router.ts";
import type { Services } from "./services.ts";

/** Mounts layout and page and starts the session; then runs everything that may wait for an idle browser. */
export async function mount(initial: InitialState, services: Services, platform: Platform, router: Router) {
  const { worker, recovery, updates, connection } = services;
  const { history, notify, markReady } = platform;
  mountLayout(initial, services, platform);
  connection.start({ answered: !worker.gaveDocument() });
  followSession(services, platform, router);
  await showFirstPage(initial, services, platform, router);
  document.documentElement.dataset.ready = "";
  window.sessionStorage.removeItem("restarted");
  markReady();
  if (recovery.sentBackFrom(window.location.pathname + window.location.search))
    notify({ kind: "error", message: "Trang bạn chọn chưa mở được, bạn thử lại sau ít phút nhé." });
  followLinks({
    window,
    go: (target) => history.request(target, "push"),
    prefetch(target) {
      void updates.check();
      router.links.pointedAt(target);
    },
  });
  whenIdle(() => startIdleWork(initial, services, platform, router));
}

function mountLayout(
  { settings }: InitialState,
  { layout, updates, signInAgain, consent, report }: Services,
  { hostFor }: Platform,
): void {
  const host = hostFor(shellAsRemote);
  hydrateLayout(
    element("app"),
    {
      host,
      layout,
      asksConsent: settings.gtmId !== null,
      actions: {
        reload: updates.apply,
        postponeUpdate: updates.postpone,
        cancelSignIn: signInAgain.cancel,
        askConsent: () => void consent().then(({ ask }) => ask(), host.showError),
      },
    },
    (error, kind) => report({ kind, who: "shell", part: "layout", error }),
  );
}

function startIdleWork(initial: InitialState, services: Services, { inUse }: Platform, { links }: Router): void {
  const { composition, settings } = initial;
  const { updates, layer, consent, worker, store, busLog } = services;
  links.watchPage();
  watchForUpdates(window, updates.check);
  // Some shoppers' content blockers refuse the file of late analytics, which is no failure: the shop works without it.
  const refused = () => undefined;
  void inUse
    .then(loadLateAnalytics)
    .then(
      ({ startAnalytics }) => startAnalytics(window, layer, (values) => reportVitals(initial, values, beacon)),
      refused,
    );
  if (settings.gtmId) void consent().then(({ request }) => request(), refused);
  worker.start(composition);
  if (!settings.devTools) return;
  stream(layer);
  startDevTools({ composition, store, busLog });
}
