import type { APIRequestContext, Page } from "@playwright/test";
import { open, saveData } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/**
 * Maximum transferred JavaScript until the page is interactive, and maximum document, without headers: the measured sizes
 * plus half a percent for fixes. A change that needs more is justified in docs/decisions/0035 or 0052.
 */
const budgets = {
  home: { files: 6, bytes: 141_750, document: 16_740 },
  list: { files: 7, bytes: 147_500, document: 21_190 },
  product: { files: 5, bytes: 147_700, document: 20_060 },
};

/** The folder of a checkout decides the numbers of some modules, and so moves a compressed script by as much. */
const folderDependentBytes = 150;

type Budget = keyof typeof budgets;

async function pathOf(page: Budget, request: APIRequestContext): Promise<string> {
  if (page === "home") return "/home";
  if (page === "list") return "/dam";
  const { items } = await (await request.get("/v2/product/list?pagination.limit=1")).json();
  return `/product/${items[0].link}`;
}

const documentSize = async (request: APIRequestContext, path: string): Promise<number> => {
  const headers = (await request.get(path, { headers: { "accept-encoding": "br" } })).headers();
  expect(headers["content-encoding"]).toBe("br");
  return Number(headers["content-length"]);
};

/** Records the scripts loaded when the page becomes interactive; idle fetches come later. */
async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { scripts: Record<string, number> };
    const isAlive = new MutationObserver(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
      kept.scripts = Object.fromEntries(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      isAlive.disconnect();
    });
    isAlive.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
  });
}

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects?: number } };
}

/** How many objects each recorded layout has laid out. */
function layoutsOf(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents.flatMap(({ name, args }) => (name === "Layout" ? (args.beginData?.dirtyObjects ?? 0) : []));
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });

  for (const [name, budget] of Object.entries(budgets) as [Budget, (typeof budgets)[Budget]][]) {
    test(`the document of ${name} stays within its budget of bytes`, async ({ request }) => {
      const path = await pathOf(name, request);
      // A document is compressed best once it has been requested again.
      await expect.poll(() => documentSize(request, path)).toBeLessThanOrEqual(budget.document);
      expect(await documentSize(request, path)).toBeGreaterThan(budget.document * 0.9);
    });

    test(`the document of ${name} carries its largest picture, which is not requested`, async ({ page, request }) => {
      const path = await pathOf(name, request);
      const textFor = async (accept: string) => (await request.get(path, { headers: { accept } })).text();
      // A request has the picture resized, once no other one is.
      const carrying = expect.poll(() => textFor("text/html,image/avif"));
      await carrying.toContain("data:image/avif");
      // Of two, phones show the last one.
      const [largest] = [...(await textFor("text/html")).matchAll(/ imagesrcset="\/media\/\w+(\/\S+)/g)].slice(-1);
      const pictures: string[] = [];
      page.on("request", (one) => {
        if (one.resourceType() === "image") pictures.push(one.url());
      });
      // Pages that links lead to are prefetched, and a product's has the same picture: saving data leaves them out.
      await saveData(page);
      await open(page, path);
      const shown = await page.locator("#first-picture").evaluate((image: HTMLImageElement) => ({
        isCarried: image.currentSrc.startsWith("data:image/avif"),
        isDecoded: image.naturalWidth > 0,
      }));
      expect(shown).toEqual({ isCarried: true, isDecoded: true });
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((one) => one.endsWith(String(largest?.[1])))).toEqual([]);
    });

    test(`the scripts of ${name} stay within their budget of bytes`, async ({ page, request }) => {
      const path = await pathOf(name, request);
      await watchScripts(page);
      await open(page, path);
      const scripts = await page.evaluate(() => (globalThis as unknown as { scripts: Record<string, number> }).scripts);
      const bytes = Object.values(scripts).reduce((sum, one) => sum + one, 0);
      expect(Object.keys(scripts).length, Object.keys(scripts).join("\n")).toBeLessThanOrEqual(budget.files);
      expect(bytes, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budget.bytes + folderDependentBytes);
      // Fewer bytes would mean that the measurement came before the scripts.
      expect(bytes).toBeGreaterThan(budget.bytes * 0.9);
    });
  }

  for (const name of Object.keys(budgets) as Budget[]) {
    test(`${name} is ready without a formatter of Intl, whose first takes a phone 70 ms`, async ({ page, request }) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        Object.assign(globalThis, { made });
        const noted = (name: string, original: object) =>
          new Proxy(original, {
            construct(target, args) {
              made.push(name);
              return Reflect.construct(target as typeof Object, args);
            },
            apply(target, self, args) {
              made.push(name);
              return Reflect.apply(target as () => string, self, args);
            },
          });
        for (const name of ["NumberFormat", "DateTimeFormat", "Collator"] as const)
          Object.assign(Intl, { [name]: noted(name, Intl[name]) });
        for (const { prototype } of [Number, Date])
          Object.assign(prototype, { toLocaleString: noted("toLocaleString", prototype.toLocaleString) });
      });
      await open(page, await pathOf(name, request));
      expect(await page.evaluate("made")).toEqual([]);
      // The list is seen: a formatter that is made later is in it.
      expect(await page.evaluate("(1).toLocaleString(), new Intl.Collator(), made")).toEqual([
        "toLocaleString",
        "Collator",
      ]);
    });
  }

  for (const path of ["/home", "/dam"]) {
    test(`a guest's phone lays out all that is near on ${path} twice at most: as it arrives, and with its fonts`, async ({
      browser,
      page,
    }) => {
      await browser.startTracing(page, { categories: ["devtools.timeline"] });
      await open(page, path);
      await expect(page.locator("html[data-laid-out]")).toBeAttached();
      const layouts = layoutsOf(await browser.stopTracing());
      expect(layouts.filter((objects) => objects > 350).length, layouts.join(" ")).toBeLessThanOrEqual(2);
      // Without any, nothing was recorded.
      expect(Math.max(...layouts)).toBeGreaterThan(200);
    });
  }
});
