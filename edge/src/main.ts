import { setTimeout as delay } from "node:timers/promises";
import { closeOnSignals, text } from "@thuot-tha/shared/server";
import { startEdge } from "./index.ts";

const edge = await startEdge({ ...process.env, LOG_LEVEL: text(process.env, "LOG_LEVEL", "info") }).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
console.log(`edge ready at ${edge.url}`);

const isReadingFiles = () => process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"));

/** Time for calls of the file system that still run once the edge is closed. */
const lastCallsMs = 1000;

closeOnSignals(async () => {
  await edge.close();
  if (isReadingFiles()) await delay(lastCallsMs);
  // Node waits for such calls when it exits, and those of a mount that hangs do not end.
  if (isReadingFiles()) process.kill(process.pid, "SIGKILL");
});
