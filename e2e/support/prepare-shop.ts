import { rm } from "node:fs/promises";
import { template } from "./folders.ts";
import { runShop } from "./run-shop.ts";

/** Starts a shop once before all stories; shops under test begin with its data. */
export default async function prepareShop(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const shop = await runShop(template);
  await shop.stop();
}
