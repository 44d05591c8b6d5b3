import { parseArgs } from "node:util";
import { runTask } from "../workspace.mjs";
import { build } from "./build.mjs";
import { playwright } from "./e2e.mjs";
import { install } from "./install.mjs";

/**
 * A long fuzz of the built shop, on this machine only.
 *
 *   npm run fuzz -- --seed 7 --requests 20000 --seconds 600 --only /v2/cart
 *
 * Each of guest and customer, straight to the API and through the edge, sends so many requests, for at most so many
 * seconds, to operations that have `only` in "METHOD /path". The seed is printed; without one it is another each time.
 */
await runTask(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
      requests: { type: "string", default: "5000" },
      seconds: { type: "string", default: "300" },
      only: { type: "string", default: "" },
    },
  });
  await install();
  await build();
  const { code } = await playwright(["--project", "fuzz"], {
    FUZZ_SEED: values.seed,
    FUZZ_REQUESTS: values.requests,
    FUZZ_SECONDS: values.seconds,
    FUZZ_ONLY: values.only,
  });
  process.exitCode = code;
});
