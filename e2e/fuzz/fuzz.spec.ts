import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freshShop, type RunningShop } from "../support/shop.ts";
import { readDocument } from "./document.ts";
import { fuzz, type Settings } from "./run.ts";

/** Short and deterministic by default; `npm run fuzz` changes them. */
const settings: Settings = {
  seed: Number(process.env.FUZZ_SEED ?? 1),
  requests: Number(process.env.FUZZ_REQUESTS ?? 300),
  seconds: Number(process.env.FUZZ_SECONDS ?? 30),
  only: process.env.FUZZ_ONLY ?? "",
};

/** All requests of a fuzz come from one address, so it would otherwise see little but the limits per address. */
const withoutLimits = {
  LOGIN_LIMIT_PER_ACCOUNT: "1000000",
  LOGIN_LIMIT_PER_ADDRESS: "1000000",
  ANALYTICS_LIMIT_PER_ADDRESS: "1000000",
};

const test = base.extend<object, { shop: RunningShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from the first parameter's pattern
  shop: [async ({}, use) => freshShop(use, withoutLimits), { scope: "worker", timeout: 120_000 }],
});

const apiOf = async ({ data }: RunningShop): Promise<string> =>
  JSON.parse(await readFile(join(data, "ops.json"), "utf8")).url;

for (const way of ["straight to the API", "through the edge"] as const) {
  for (const who of ["guest", "customer"] as const) {
    test(`a ${who} who sends anything ${way} gets an answer that the document promises`, async ({ shop }, info) => {
      test.setTimeout(settings.seconds * 1000 + 120_000);
      const api = await apiOf(shop);
      const target = way === "through the edge" ? { origin: shop.url, within: "/v2/" } : { origin: api, within: "/" };
      const document = await readDocument(api);
      const { sent, answers, failures } = await fuzz(document, { ...target, isCustomer: who === "customer" }, settings);
      const table = [...answers].map(([answer, count]) => `${answer} ${count} times`).sort();
      await info.attach("answers", { body: table.join("\n"), contentType: "text/plain" });
      console.log(`${sent} requests of a ${who} ${way}, seed ${settings.seed}`);
      expect(failures.join("\n\n"), `${failures.length} kinds of failure with seed ${settings.seed}`).toBe("");
    });
  }
}
