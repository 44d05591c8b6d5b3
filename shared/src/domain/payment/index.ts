export * from "./hold.ts";
export { paymentNames, paymentTypes } from "./payment-types.ts";
export { returnHint } from "./return-hint.ts";
