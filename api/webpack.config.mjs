import { program } from "@thuot-tha/shared/build";

const entries = {
  index: "./src/index.ts",
  main: "./src/main.ts",
  admin: "./src/admin/admin.ts",
  order: "./src/admin/order.ts",
  membership: "./src/admin/membership.ts",
  payout: "./src/admin/payout.ts",
};

export default program(import.meta.dirname, entries, { catalogue: "demo/catalogue" });
