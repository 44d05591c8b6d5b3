export * from "./email.ts";
export * from "./membership-credit.ts";
export * from "./password.ts";
export * from "./payout.ts";
export * from "./phone.ts";
export * from "./text.ts";
