import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import type { HeadPicture } from "@thuot-tha/shared/platform";
import { cachedTiming, pagesCache, type WorkerMessage } from "./messages.ts";

/** The pages' client of the service worker; a no-op where the browser has none or the address is insecure. */
export function createWorkerClient({ navigator, isSecureContext }: Window) {
  const workers = isSecureContext && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

  /**
   * Messages sent before a worker exists go to the first one. Firefox rejects `ready` where the shopper blocks site
   * data, which allows no worker.
   */
  async function send(message: WorkerMessage): Promise<void> {
    const worker = workers?.controller ?? (await workers?.ready.catch(() => undefined))?.active;
    worker?.postMessage(message);
  }

  return {
    send,
    /**
     * Reports a page with nothing personal. The device fetches the picture that its document may have carried, once a
     * worker stores it, for later visits and those without a network.
     * @param address of the page's entry in the history, with parameters that the page ignores
     */
    visited(href: string, address: string, picture?: HeadPicture): void {
      void send({ type: "visited", href, address });
      if (!picture) return;
      if (workers?.controller) fetchPicture(picture);
      else workers?.addEventListener("controllerchange", () => fetchPicture(picture), { once: true });
    },
    /** Whether the worker took this document from its cache because the shop gave no answer. */
    gaveDocument(): boolean {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return Boolean(entry?.serverTiming?.some(({ name }) => name === cachedTiming));
    },
    /** Whether the worker can show the document of this address without a network. */
    async hasPage(href: string): Promise<boolean> {
      if (!workers?.controller) return false;
      const pages = await caches.open(pagesCache);
      return (await pages.match(href, { ignoreVary: true })) !== undefined;
    },
    /** Call once the page is interactive and idle, so that the first view pays nothing. */
    start(composition: LiveComposition): void {
      workers?.register("/sw.js").catch((error: unknown) => console.error("[shell] service worker", error));
      void send({
        type: "started",
        revision: composition.revision,
        releases: releasesOf(composition),
        files: performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith("/r/")),
      });
    },
  };
}

/** Lets the browser choose the picture's size as it does on the page. */
function fetchPicture({ instead, ...picture }: HeadPicture): void {
  const { srcSet, sizes } = instead && matchMedia(instead.media).matches ? instead : picture;
  Object.assign(new Image(), { sizes, srcset: srcSet });
}

const releasesOf = ({ shell, remotes }: LiveComposition): string[] =>
  [{ name: "shell", version: shell.version }, ...remotes].map(({ name, version }) => `/r/${name}/${version}/`);
