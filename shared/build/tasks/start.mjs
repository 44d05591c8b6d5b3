import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { serveUntilStopped } from "./serve.mjs";
import { readEnvFile, warn } from "./workspace.mjs";

try {
  await install();
  readEnvFile();
  await serveUntilStopped(await build());
} catch (error) {
  warn(error.message ?? String(error));
  process.exit(1);
}
