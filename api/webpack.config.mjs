import { program } from "@thuot-tha/shared/build";

export default program(import.meta.dirname, {
  index: "./src/index.ts",
  main: "./src/main.ts",
  order: "./src/admin/order.ts",
  membership: "./src/admin/membership.ts",
});
