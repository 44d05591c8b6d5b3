import { closeOnSignals } from "@thuot-tha/shared/server";
import { startEdge } from "./index.ts";

const edge = await startEdge({ LOG_LEVEL: "info", ...process.env }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`edge ready at ${edge.url}`);
closeOnSignals(edge.close);
