import { arrive, newVisitor, openPage } from "./devices.mjs";
import { observe, readings } from "./observe.mjs";

/** One load of a page; responses from the context's cache and worker cause no traffic. */
export async function load(context, device, url) {
  const opened = await openPage(context, device);
  const { page, protocol } = opened;
  const traffic = observe(protocol);
  await page.addInitScript(readings);
  await arrive(opened, url);
  const measured = await page.evaluate(() => globalThis.readMeasures());
  await page.close();
  return { ...measured, ...traffic() };
}

/** One visit with an empty cache. */
export async function visit(browser, device, url) {
  const context = await newVisitor(browser, device);
  const measured = await load(context, device, url);
  await context.close();
  return measured;
}
