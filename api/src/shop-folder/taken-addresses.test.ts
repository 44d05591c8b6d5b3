import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isTaken } from "./taken-addresses.ts";

const folder = join(__dirname, "..", "..", "..", "shared", "src", "contracts", "routes");

it("no category has the first part of a page's address", async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  const paths = modules.flatMap((routes) => Object.values(routes)).flatMap(({ path }) => path ?? []);
  expect(paths).toContain("/product/:productLink");
  const parts = paths.map((path) => path.split("/")[1]).filter((part) => !part.startsWith(":"));
  expect(parts.filter((part) => !isTaken(part))).toEqual([]);
});

it.each(["v2", "r", "media", "ops", "telemetry", "sw.js"])("no category has the address /%s of the edge", (part) => {
  expect(isTaken(part)).toBe(true);
});

it.each(["ao-dai", "cart", "confirm-email", "homes"])("a category can have /%s, which is no page's address", (part) => {
  expect(isTaken(part)).toBe(false);
});
