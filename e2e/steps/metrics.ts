import { expect, type Page } from "@playwright/test";

/**
 * Counts the failures of a remote that the edge has received.
 * @returns a step that waits for one more; hanging code fails after 15 s
 */
export async function watchReports(page: Page, shop: string, who: string): Promise<() => Promise<void>> {
  const line = new RegExp(`^shop_browser_failures_total\\{[^}]*who="${who}"[^}]*\\} (\\d+)`, "gm");
  const count = async () => {
    const metrics = await (await page.request.get(`${shop}/metrics`)).text();
    return [...metrics.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);
  };
  const before = await count();
  return () => expect.poll(count).toBeGreaterThan(before);
}
