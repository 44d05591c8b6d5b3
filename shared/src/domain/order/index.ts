export * from "./delivery.ts";
export * from "./late-return.ts";
export * from "./order.ts";
export * from "./place-line.ts";
export * from "./refund-terms.ts";
export * from "./rental-change.ts";
