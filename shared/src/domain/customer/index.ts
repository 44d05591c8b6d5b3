export * from "./email.ts";
export * from "./password.ts";
export * from "./payout.ts";
export * from "./phone.ts";
