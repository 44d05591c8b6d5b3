import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

const packages = ["", ...readdirSync(root)]
  .map((folder) => join(root, folder, "package.json"))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")));

it.each(packages.map((one) => [one.name, one]))("%s takes every dependency from the catalogue", (_, one) => {
  const all = Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies });
  expect(all.filter(([, version]) => !["catalog:", "workspace:*"].includes(version))).toEqual([]);
});
