/** Schemas that operations share. The API's documentation uses their names. */
export * from "./account.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./notification.ts";
export * from "./order.ts";
export * from "./values.ts";
export * from "./waitlist.ts";
export * from "./wallet.ts";
