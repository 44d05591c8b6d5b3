import type { SeedPage } from "../types";
import { houseAndLegalPages } from "./pages/house";
import { servicePages } from "./pages/service";

/** Every content page, in Markdown. Rules quoted here are those the code applies; change both together. */
export const seedPages: SeedPage[] = [...houseAndLegalPages, ...servicePages];
