import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { readEnvFile, say, seconds, warn } from "./workspace.mjs";

const started = performance.now();
try {
  await install();
  readEnvFile();
  const changed = await build();
  const { serve } = await import("./serve.mjs");
  const shop = await serve(process.env, { changed, onProgress: say });
  console.log(`\n  Thướt Tha is ready at ${shop.url}  (${seconds(started)}; Ctrl-C stops it)\n`);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say("stopping …");
      shop.close().then(
        () => process.exit(0),
        (error) => {
          warn(error.message);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const busy = error.code === "EADDRINUSE";
  warn(busy ? `Port ${error.port} is taken; choose another: PORT=8090 npm start` : (error.message ?? String(error)));
  process.exit(1);
}
