export * from "./free-days.ts";
export * from "./rental-messages.ts";
