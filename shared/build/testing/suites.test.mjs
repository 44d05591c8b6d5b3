import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrationTests } from "./suites.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "suites-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["opens a database", 'import { openShop } from "../testing/shop.ts";', true],
  ["listens on a port", 'import { createServer } from "node:http";', true],
  ["starts an S3 server", 'import { startS3 } from "@thuot-tha/shared/build/s3-server";', true],
  ["starts a process", 'import { spawn } from "node:child_process";', true],
  ["calls functions only", 'import { priceOf } from "./price.ts";', false],
  ["writes files", 'import { writeFile } from "node:fs/promises";', false],
])("a suite that %s", (_fact, text, isIntegration) => {
  const suite = join(folder, "order", "some.test.ts");
  mkdirSync(join(folder, "order"));
  writeFileSync(suite, text);
  writeFileSync(join(folder, "order", "some.ts"), text);
  expect(integrationTests(folder)).toEqual(isIntegration ? [suite] : []);
});
