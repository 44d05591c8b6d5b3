import type { RenderedDocument, RenderRequest } from "@thuot-tha/shared/contracts/remote";
import { today } from "@thuot-tha/shared/domain";
import { createClient } from "@thuot-tha/shared/http";
import type { Host, Part, RemoteModule, SlotHost } from "@thuot-tha/shared/platform";
import { renderToString } from "react-dom/server";
import type { Handover } from "../boot/handover.ts";
import { LayoutRoot, layoutPrefix } from "../boot/layout-root.tsx";
import { createShop } from "../boot/shop.ts";
import { filesOf } from "../federation/preload.ts";
import { fillingOf } from "../federation/slots.ts";
import { PageSkeleton } from "../layout/PageSkeleton.tsx";
import { ownPages } from "../pages/own.tsx";
import { fixedRouter } from "../routing/history.ts";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchPage, notFoundMatch, type PageMatch } from "../routing/match.ts";
import { menuLoaded } from "../store/menu.ts";
import { documentHtml } from "./document.ts";
import { inTime } from "./in-time.ts";

type Failure = RenderedDocument["failures"][number];

/** Renders one document, always as for a guest: what is personal is filled in by the browser. */
export async function render(request: RenderRequest): Promise<RenderedDocument> {
  const { composition, origin, now } = request;
  const url = new URL(request.url, origin);
  const client = createClient({ baseUrl: "", fetch: request.fetchApi });
  const failures: Failure[] = [];
  const slotParts = new Map<string, Part>();
  const styleSources = new Set(composition.shell.parts.main?.styles);
  const slots: SlotHost = { render: renderSlot, mount: () => ({ update: () => undefined, unmount: () => undefined }) };
  const shop = createShop({
    state: {},
    client,
    today: today(now),
    router: fixedRouter(url.pathname, url.search),
    slots,
    notify: () => undefined,
    report: ({ who, part = "", error }) => failures.push({ remote: who, part, error }),
  });
  const modules = new Map<string, RemoteModule>();

  async function moduleOf(name: string): Promise<RemoteModule> {
    const module = modules.get(name) ?? ((await request.loadRemote(name)) as RemoteModule);
    modules.set(name, module);
    shop.adopt(module);
    return module;
  }

  const hostOf = (name: string): Host =>
    shop.hostFor(composition.remotes.find((one) => one.name === name) ?? { name, events: { emits: [], consumes: [] } });

  function renderSlot(slot: string, props: Record<string, unknown>): string {
    const filling = fillingOf(composition.remotes, slot);
    const part = slotParts.get(slot);
    if (!filling || !part) return "";
    try {
      for (const href of filesOf(composition, filling.remote.name, `slot-${filling.part}`).styles)
        styleSources.add(href);
      return renderToString(part.element(hostOf(filling.remote.name), props), { identifierPrefix: `${slot}-` });
    } catch (error) {
      failures.push({ remote: filling.remote.name, part: filling.part, error });
      return "";
    }
  }

  /** Slots the server draws: their code must be there before the page that holds them is drawn. */
  async function loadSlots(): Promise<void> {
    const drawn = composition.remotes.flatMap((remote) =>
      remote.slots.filter(({ rendering }) => rendering === "server").map((slot) => ({ remote, ...slot })),
    );
    await Promise.all(
      drawn.map(async ({ remote, slot, part }) => {
        try {
          slotParts.set(slot, await (await moduleOf(remote.name)).slot(part));
        } catch (error) {
          failures.push({ remote: remote.name, part, error });
        }
      }),
    );
  }

  async function loadMenu(): Promise<void> {
    try {
      shop.store.dispatch(menuLoaded((await client.call("category.menu")).items));
    } catch (error) {
      failures.push({ remote: "shell", part: "menu", error });
    }
  }

  const wanted = matchPage(composition.remotes, url.pathname, url.search) ?? notFoundMatch(url.pathname, url.search);
  const codeOf = async (match: PageMatch): Promise<Part> =>
    match.remote === "shell" ? ownPages.page(match.page) : (await moduleOf(match.remote)).page(match.page);

  async function drawPage(): Promise<{ page: LoadedPage; html: string } | null> {
    if (wanted.rendering === "client") return null;
    try {
      const context = { client, today: today(now) };
      const loading = loadPage(wanted, { store: shop.store, context, codeOf, retries: 0 });
      const page = await inTime(loading, request.budget);
      const tree = page.part.element(hostOf(page.match.remote), { ...page.match.props });
      return { page, html: renderToString(tree, { identifierPrefix: "page-" }) };
    } catch (error) {
      failures.push({ remote: wanted.remote, part: wanted.page, error });
      return null;
    }
  }

  await Promise.all([loadMenu(), loadSlots()]);
  const drawn = await drawPage();
  const match = drawn?.page.match ?? wanted;
  for (const href of filesOf(composition, match.remote, `page-${match.page}`).styles) styleSources.add(href);
  const pageHtml = drawn ? `<div>${drawn.html}</div>` : renderToString(<PageSkeleton />);
  const body = renderToString(<LayoutRoot host={hostOf("shell")} pageHtml={pageHtml} notices={[]} busy={false} />, {
    identifierPrefix: layoutPrefix,
  });
  const handover: Handover = {
    composition,
    state: shop.store.getState(),
    today: today(now),
    match,
    drawn: drawn !== null,
  };
  const styles = await Promise.all(
    [...styleSources].map(async (path) => ({
      name: path.split("/").at(-1) ?? path,
      text: await request.styleText(path),
    })),
  );
  const status = drawn?.page.status ?? 200;
  const fonts = composition.shell.parts.main?.fonts ?? [];
  const head = drawn?.page.head ?? { title: "Thướt Tha", noIndex: wanted.rendering === "client" };
  return {
    status,
    html: documentHtml({ head, origin, handover, body, styles, fonts }),
    failures,
    complete: failures.length === 0 && status !== 503,
  };
}
