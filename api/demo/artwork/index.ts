export { drawBanner } from "./banner";
export type { Drawing, Family, Look, Scene } from "./drawing";
export { drawProduct } from "./product";
export { studioFor } from "./studio";
export { drawCategoryIcon, drawCategoryTile } from "./tile";
