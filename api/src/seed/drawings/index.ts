export { drawBanner } from "./banner";
export { drawProduct } from "./product";
export { drawCategoryIcon, drawCategoryTile } from "./tile";
