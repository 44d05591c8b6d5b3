import { readEnvFile, warn } from "../workspace.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { serveUntilStopped } from "./serve.mjs";

try {
  await install();
  readEnvFile();
  const done = await build();
  await serveUntilStopped(done.filter(({ isNew }) => isNew).map(({ name }) => name));
} catch (error) {
  warn(error.message ?? String(error));
  process.exit(1);
}
