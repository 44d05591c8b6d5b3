import { expect, type Page } from "@playwright/test";

/** Waits until the edge has counted a failure that this browser reported. */
export async function expectReported(page: Page, shop: string, who: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`${shop}/metrics`)).text())
    .toMatch(new RegExp(`shop_browser_failures_total\\{[^}]*who="${who}"[^}]*\\} [1-9]`));
}
