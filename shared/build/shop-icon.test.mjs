import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shopIcon } from "../src/contracts/shop-icon.mjs";
import { root } from "./workspace.mjs";

it("the icon of the web app manifest is the shop's icon, as e2e/bench/app-pictures.mjs writes it", () => {
  expect(readFileSync(join(root, "shell/static/icon.svg"), "utf8")).toBe(`${shopIcon}\n`);
});
