import { closeOnSignals } from "@thuot-tha/shared/server";
import { startApi } from "./index.ts";

/**
 * Runs the API as a separate process, on port 8081 by default, where the edge expects it. SIGTERM and SIGINT let
 * running requests finish first.
 */
const api = await startApi({ API_PORT: "8081", ...process.env }, { onProgress: (text) => console.info(text) }).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

closeOnSignals(api.close);
