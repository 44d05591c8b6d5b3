import type { Look, Scene } from "../drawing";
import aoDai from "./ao-dai.json" with { type: "json" };
import aoKhoac from "./ao-khoac.json" with { type: "json" };
import bannerScenes from "./banners.json" with { type: "json" };
import categoryModels from "./categories.json" with { type: "json" };
import dam from "./dam.json" with { type: "json" };
import damDaHoi from "./dam-da-hoi.json" with { type: "json" };
import pageScenes from "./pages.json" with { type: "json" };
import phuKien from "./phu-kien.json" with { type: "json" };
import set from "./set.json" with { type: "json" };
import tui from "./tui.json" with { type: "json" };
import vay from "./vay.json" with { type: "json" };
import vest from "./vest.json" with { type: "json" };

/** Looks by product code. */
export const products: Record<string, Look> = {
  ...aoDai,
  ...dam,
  ...damDaHoi,
  ...vay,
  ...vest,
  ...aoKhoac,
  ...set,
  ...phuKien,
  ...tui,
};

/** Scenes by banner code. */
export const banners = bannerScenes as unknown as Record<string, Scene>;

/** The products in the picture of each content page, by the page's slug. */
export const pages = pageScenes as unknown as Record<string, Omit<Scene, "garments"> & { pieces: string[] }>;

/** The product that stands for each category, both by code. */
export const categories: Record<string, string> = categoryModels;
