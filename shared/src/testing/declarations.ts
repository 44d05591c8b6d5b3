import type { RemoteModule } from "../platform/index.ts";

interface Declared {
  routes: readonly { page: string; path: string; rendering: string; login?: boolean }[];
  slots: readonly { slot: string; part: string; rendering: string }[];
}

/**
 * The routes and slots of a `remote.json` as the remote's own pages and slots declare them, page by page and part by part:
 * equal to `remote.json` when the two agree.
 */
export async function declarationsOf<M extends Declared>(manifest: M, remote: RemoteModule): Promise<M> {
  const pages = [...new Set(manifest.routes.map(({ page }) => page))];
  const routes = pages.map(async (page) => {
    const { routes = [], rendering, login } = await remote.page(page);
    return routes.map(({ path }) => ({ page, path, rendering, ...(login ? { login } : {}) }));
  });
  const slots = manifest.slots.map(async ({ part }) => {
    const { slot, rendering } = await remote.slot(part);
    return { slot: slot?.id, part, rendering };
  });
  return { ...manifest, routes: (await Promise.all(routes)).flat(), slots: await Promise.all(slots) };
}
