export { fillShop } from "./fill.ts";
export { writePictures } from "./write-pictures.ts";
