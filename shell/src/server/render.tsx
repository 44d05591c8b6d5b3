import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import type { RenderedDocument, RenderRequest } from "@thuot-tha/shared/contracts/remote";
import { today as todayAt } from "@thuot-tha/shared/domain";
import { createClient } from "@thuot-tha/shared/http";
import type { Host, Part, RemoteModule } from "@thuot-tha/shared/platform";
import { renderToString } from "react-dom/server";
import type { Handover } from "../boot/handover.ts";
import { LayoutRoot, layoutPrefix } from "../boot/layout-root.tsx";
import { createShop, shellAsRemote } from "../boot/shop.ts";
import { filesOf } from "../federation/preload.ts";
import { inTime } from "../in-time.ts";
import { PageSkeleton } from "../layout/PageSkeleton.tsx";
import { initialLayout, noActions } from "../layout/state.ts";
import { ownPages } from "../pages/own.tsx";
import { fixedRouter } from "../routing/history.ts";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchPage, notFoundMatch, type PageMatch } from "../routing/match.ts";
import { menuLoaded } from "../store/menu.ts";
import { documentHtml } from "./document.ts";
import { createServerSlots } from "./slots.ts";

/** Renders one document, always for a guest: the browser adds what is personal. */
export async function render(request: RenderRequest): Promise<RenderedDocument> {
  const { composition, origin, now, budget, settings = { gtmId: null, devTools: false } } = request;
  const url = new URL(request.url, origin);
  const today = todayAt(now);
  const client = createClient({ baseUrl: "", fetch: request.fetchApi });
  const failures: RenderedDocument["failures"] = [];
  const fail = (remote: string, part: string, error: unknown) => void failures.push({ remote, part, error });

  async function moduleOf(name: string): Promise<RemoteModule> {
    const module = (await request.loadRemote(name)) as RemoteModule;
    shop.adopt(module);
    return module;
  }
  const hostOf = (name: string): Host =>
    shop.hostFor(composition.remotes.find((one) => one.name === name) ?? shellAsRemote);
  const server = createServerSlots({
    composition,
    moduleOf,
    hostOf,
    onFailure: ({ name }, part, error) => fail(name, part, error),
    onViolation: (violation) => fail(violation.who, violation.id, new Error(`${violation.reason} ${violation.detail}`)),
  });
  const shop = createShop({
    state: {},
    client,
    today,
    router: fixedRouter(url.pathname, url.search),
    slots: server.slots,
    notify: () => undefined,
    report: ({ who, part = "", error }) => fail(who, part, error),
  });
  const wanted =
    matchPage(composition.remotes, url.pathname, url.search, settings) ?? notFoundMatch(url.pathname, url.search);

  async function loadMenu(): Promise<void> {
    try {
      shop.store.dispatch(menuLoaded((await inTime(client.call(getCategoryMenu), budget)).items));
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
      fail(wanted.remote, wanted.page, error);
      return null;
    }
  }

  async function load(): Promise<LoadedPage | null> {
    if (wanted.rendering === "client") return null;
    const context = { client, today, now: () => now };
    return attempt(() =>
      inTime(loadPage(wanted, { store: shop.store, context, codeOf, retries: 0, patience: 2 * budget }), budget),
    );
  }

  /** Renders after all data is in the store, because the browser hydrates with the same state. */
  function draw({ part, match }: LoadedPage): string {
    const tree = part.element(hostOf(match.remote), { ...match.props });
    return `<div>${renderToString(tree, { identifierPrefix: "page-" })}</div>`;
  }

  const [page] = await Promise.all([load(), loadMenu()]);
  const pageHtml = page && (await attempt(() => draw(page)));
  const drawn = pageHtml === null ? null : page;
  const match = drawn?.match ?? wanted;
  /** The server failed to render the page. The browser still tries; a shopper without scripts gets a retry link. */
  const failed = drawn === null && wanted.rendering === "server";
  const layout = (
    <LayoutRoot
      host={hostOf(shellAsRemote.name)}
      pageHtml={pageHtml ?? renderToString(<PageSkeleton retry={failed ? url.pathname + url.search : null} />)}
      state={initialLayout}
      actions={noActions}
    />
  );
  const body = await server.fill(renderToString(layout, { identifierPrefix: layoutPrefix }));
  const styles = new Set([
    ...(composition.shell.parts.main?.styles ?? []),
    ...filesOf(composition, match.remote, `page-${match.page}`).styles,
    ...server.styles,
  ]);
  const handover: Handover = {
    composition,
    settings,
    state: shop.store.getState(),
    today,
    match,
    drawn: drawn !== null,
  };
  const status = drawn?.status ?? (failed ? 503 : 200);
  const head = drawn?.head ?? { title: "Thướt Tha", noIndex: !failed };
  return {
    status,
    html: documentHtml({
      head,
      origin,
      handover,
      body,
      styles: await Promise.all(
        [...styles].map(async (path) => ({
          name: path.split("/").at(-1) ?? path,
          text: await request.styleText(path),
        })),
      ),
      integrityOf: request.integrityOf,
    }),
    canonical: status === 200 && !head.noIndex && (head.canonical ?? url.pathname) === url.pathname + url.search,
    failures,
    complete: failures.length === 0 && status !== 503,
  };
}
