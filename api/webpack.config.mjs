import { program } from "@thuot-tha/shared/build";

const entries = {
  index: "./src/index.ts",
  main: "./src/main.ts",
  admin: "./src/admin/admin.ts",
};

export default program(import.meta.dirname, entries, { catalogue: "demo/catalogue" });
