export { fillShop } from "./fill.ts";
export { writePictures } from "./pictures.ts";
