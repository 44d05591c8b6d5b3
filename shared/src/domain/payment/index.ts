export * from "./check-pause.ts";
export * from "./hold.ts";
export { paymentNames, paymentTypes } from "./payment-types.ts";
export { momoUnconfirmed, momoUnderWay, returnHint } from "./return-hint.ts";
