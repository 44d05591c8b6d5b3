import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import type { RenderedDocument, RenderRequest } from "@thuot-tha/shared/contracts/remote";
import { today as todayAt } from "@thuot-tha/shared/domain";
import { createClient } from "@thuot-tha/shared/http";
import { createBus, type Host, type Part, type RemoteModule, type Violation } from "@thuot-tha/shared/platform";
import { renderToString } from "react-dom/server";
import { LayoutRoot, layoutPrefix } from "../layout/LayoutRoot.tsx";
import { createLayoutStore } from "../layout/layout-store.ts";
import { PageSkeleton } from "../layout/PageSkeleton.tsx";
import { noActions } from "../layout/state.ts";
import { ownPages } from "../pages/own.tsx";
import { createHosts, shellAsRemote } from "../remotes/hosts.ts";
import { filesOf } from "../remotes/preload.ts";
import { fixedRouter } from "../router/history.ts";
import type { InitialState } from "../router/initial-state.ts";
import { type LoadedPage, loadPage } from "../router/load-page.ts";
import { matchPage, notFoundMatch, type PageMatch } from "../router/match.ts";
import { menuLoaded } from "../store/menu.ts";
import { openStore } from "../store/open-store.ts";
import { within } from "../within.ts";
import { documentHtml, documentPicture } from "./document.ts";
import { createServerSlots } from "./slots.ts";

/**
 * What React puts before a page to preload its pictures of high priority. The document does so itself, at the start of
 * its head.
 */
const reactsPreloads = /^(?:<link rel="preload" as="image" [^>]*>)+/;

/** Renders one document, always for a guest: the browser adds what is personal. */
export async function render(request: RenderRequest): Promise<RenderedDocument> {
  const { composition, origin, now, budget, settings = { gtmId: null, devTools: false } } = request;
  const deadline = performance.now() + budget;
  const url = new URL(request.url, origin);
  const today = todayAt(now);
  const client = createClient({ baseUrl: "", fetch: request.fetchApi });
  const failures: RenderedDocument["failures"] = [];
  const fail = (remote: string, part: string, error: unknown) => void failures.push({ remote, part, error });
  const onViolation = ({ id, who, reason, detail }: Violation) =>
    fail(who, id, new Error(detail ? `${reason}: ${detail}` : reason));

  const bus = createBus({ report: onViolation });
  const store = openStore({}, (error) => fail(requested.remote, requested.page, error));
  const server = createServerSlots(composition, onViolation);
  const hostFor = createHosts({
    store,
    bus,
    client,
    router: fixedRouter(url.pathname, url.search),
    notify: () => undefined,
    today,
    now: () => now,
    slots: () => server.slots,
  });
  const hostOf = (name: string): Host => hostFor(composition.remotes.find((one) => one.name === name) ?? shellAsRemote);

  async function moduleOf(name: string): Promise<RemoteModule> {
    const module = (await request.loadRemote(name)) as RemoteModule;
    store.inject(module.reducers);
    return module;
  }
  const requested =
    matchPage(composition.remotes, url.pathname, url.search, settings) ?? notFoundMatch(url.pathname, url.search);

  async function loadMenu(): Promise<void> {
    try {
      store.dispatch(menuLoaded((await within(budget, client.call(getCategoryMenu))).items));
    } catch (error) {
      fail("shell", "menu", error);
    }
  }

  const codeOf = async ({ remote, page }: PageMatch): Promise<Part> =>
    remote === shellAsRemote.name ? ownPages.page(page) : (await moduleOf(remote)).page(page);

  async function attempt<T>(work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      fail(requested.remote, requested.page, error);
      return null;
    }
  }

  async function load(): Promise<LoadedPage | null> {
    if (requested.rendering === "client") return null;
    const context = { client, today, now: () => now };
    const onError = (error: unknown) => fail(requested.remote, requested.page, error);
    return attempt(() =>
      within(budget, loadPage(requested, { store, context, codeOf, retries: 0, timeout: 2 * budget, onError })),
    );
  }

  /** Renders after all data is in the store, because the browser hydrates with the same state. */
  function renderPage({ part, match, head }: LoadedPage): string {
    const tree = part.element(hostOf(match.remote), { ...match.props });
    const html = renderToString(tree, { identifierPrefix: "page-" });
    return `<div>${head.picture ? html.replace(reactsPreloads, "") : html}</div>`;
  }

  const [page] = await Promise.all([load(), loadMenu()]);
  const pageHtml = page && (await attempt(() => renderPage(page)));
  const rendered = pageHtml === null ? null : page;
  const match = rendered?.match ?? requested;
  /** The server failed to render the page. The browser still tries; a shopper without scripts gets a retry link. */
  const failed = rendered === null && requested.rendering === "server";
  const layout = (
    <LayoutRoot
      host={hostOf(shellAsRemote.name)}
      pageHtml={pageHtml ?? renderToString(<PageSkeleton retry={failed ? url.pathname + url.search : null} />)}
      layout={createLayoutStore()}
      asksConsent={settings.gtmId !== null}
      actions={noActions}
    />
  );
  const body = await server.fill(renderToString(layout, { identifierPrefix: layoutPrefix }), {
    moduleOf,
    hostOf: hostFor,
    timeLeft: () => deadline - performance.now(),
    onFailure: ({ name }, part, error) => fail(name, part, error),
  });
  const styles = new Set([
    ...(composition.shell.parts.main?.styles ?? []),
    ...filesOf(composition, match.remote, `page-${match.page}`).styles,
    ...server.styles,
  ]);
  const initial: InitialState = {
    composition,
    settings,
    state: store.getState(),
    today,
    match,
    isServerRendered: rendered !== null,
  };
  const status = rendered?.status ?? (failed ? 503 : 200);
  const head = rendered?.head ?? { title: "Thướt Tha", noIndex: !failed };
  return {
    status,
    html: documentHtml({
      head,
      origin,
      initial,
      body,
      styles: await Promise.all(
        [...styles].map(async (path) => ({
          path,
          text: await request.styleText(path),
        })),
      ),
      integrityOf: request.integrityOf,
    }),
    picture: documentPicture({ head, body }),
    canonical: status === 200 && !head.noIndex && (head.canonical ?? url.pathname) === url.pathname + url.search,
    failures,
    complete: failures.length === 0 && status !== 503,
  };
}
