export { drawBanner } from "./banner";
export type { Drawing, Family } from "./drawing";
export { drawProduct } from "./product";
export { studioFor } from "./studio";
export { drawCategoryIcon, drawCategoryTile } from "./tile";
