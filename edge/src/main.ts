import { startEdge } from "./index.ts";

const edge = await startEdge({ LOG_LEVEL: "info", ...process.env });
console.log(`edge ready at ${edge.url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void edge.close().then(() => process.exit(0)));
}
