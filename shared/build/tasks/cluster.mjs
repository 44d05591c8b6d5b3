import { parseArgs } from "node:util";
import { runTask } from "../workspace.mjs";
import { build } from "./build.mjs";
import { playwright } from "./e2e.mjs";
import { install } from "./install.mjs";

/**
 * The story of the whole cluster at length, on this machine only: so many shoppers rent and pay while its parts fail
 * one after the other, and the bucket is away for so many seconds. Prints how many orders, pages and repeated requests
 * there were.
 *
 *   npm run bench:cluster -- --shoppers 100 --away 60
 */
await runTask(async () => {
  const { values } = parseArgs({
    options: { shoppers: { type: "string", default: "100" }, away: { type: "string", default: "60" } },
  });
  await install();
  await build();
  const { code } = await playwright(["--project", "desktop", "--retries", "0", "operators/cluster"], {
    CLUSTER_SHOPPERS: values.shoppers,
    CLUSTER_AWAY_MS: String(1000 * Number(values.away)),
  });
  process.exitCode = code;
});
