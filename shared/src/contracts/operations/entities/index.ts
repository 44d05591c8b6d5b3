/** What operations speak of. The API's documentation calls each schema by the name it has here. */
export * from "./account.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./notification.ts";
export * from "./order.ts";
export * from "./values.ts";
export * from "./wallet.ts";
