import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds on the current page: the broken rule, and the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`);
}

/** The same in both colour schemes, without transitions: colours halfway between two schemes belong to neither. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const violation of await violationsOn(page)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}
