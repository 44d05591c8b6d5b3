import { rm } from "node:fs/promises";
import { template } from "./folders.ts";
import { runShop } from "./run-shop.ts";

/** Before all stories: one first start, whose data the shops under test begin with. */
export default async function prepareShop(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const shop = await runShop(template);
  await shop.stop();
}
