export { returnHint } from "./return-hint.ts";
