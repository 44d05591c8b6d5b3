import { aoDai } from "./catalogue/ao-dai";
import { aoKhoac } from "./catalogue/ao-khoac";
import { dam } from "./catalogue/dam";
import { damDaHoi } from "./catalogue/dam-da-hoi";
import { phuKien } from "./catalogue/phu-kien";
import { set } from "./catalogue/set";
import { tui } from "./catalogue/tui";
import { vay } from "./catalogue/vay";
import { vest } from "./catalogue/vest";
import type { SeedProduct } from "./types";

export { seedBanners } from "./catalogue/banners";
export { seedCategories } from "./catalogue/categories";
export { seedMembershipPackages } from "./catalogue/membership";
export { seedPages } from "./catalogue/pages";

const FAMILIES = [aoDai, dam, damDaHoi, vay, vest, aoKhoac, set, phuKien, tui];

/**
 * Every product of the shop. The families are dealt out like cards, one of each in turn, so that a page ordered by
 * age (newest first) mixes them.
 */
export const seedProducts: SeedProduct[] = Array.from({ length: Math.max(...FAMILIES.map((list) => list.length)) })
  .flatMap((_, round) => FAMILIES.map((list) => list[round]))
  .filter((product) => product !== undefined);
