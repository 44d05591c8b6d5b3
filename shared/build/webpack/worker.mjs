import { join } from "node:path";
import { common } from "./common.mjs";
import { copied } from "./copied.mjs";

/** The service worker in one file, and files copied into the release: manifest, icons. */
export function shellWorker(target) {
  const base = common({ ...target, env: "web" });
  return {
    ...base,
    name: `${target.name}:worker`,
    target: ["webworker", "es2022"],
    entry: { sw: "./src/worker/worker.ts" },
    output: { ...base.output, filename: "[name].js" },
    plugins: [...base.plugins, copied(join(target.directory, "static"))],
    cache: { ...base.cache, name: `${target.name}-worker` },
  };
}
