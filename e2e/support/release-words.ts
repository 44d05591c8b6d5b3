import { nextRelease } from "./next-release.mjs";
import { ops } from "./ops.ts";
import type { RunningShop } from "./run-shop.ts";

/** A heading of the home page, and its text in a later release of the catalogue. */
export const before = "Bạn mặc đi đâu?";
export const after = "Bạn sắp đi đâu?";

/** Publishes a catalogue whose home page has the other heading. */
export async function publishNewWords(shop: RunningShop, version = "9.0.0"): Promise<void> {
  await ops(shop, "publish", "--from", await nextRelease("mf-catalog", { version, replace: [before, after] }));
}
