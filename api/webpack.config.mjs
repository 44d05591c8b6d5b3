import { program } from "@thuot-tha/shared/build";

export default program("api", {
  index: "./src/index.ts",
  main: "./src/main.ts",
  order: "./src/order.ts",
  membership: "./src/membership.ts",
});
