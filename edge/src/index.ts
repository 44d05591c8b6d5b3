import { createEdge } from "./app.ts";
import { edgeConfig } from "./config.ts";
import { closeGently } from "./serve/close.ts";

/** Starts the edge from its environment. @returns the address it answers at, and how to stop it */
export async function startEdge(env: Record<string, string | undefined>) {
  const config = edgeConfig(env, process.cwd());
  const app = await createEdge({ config, logLevel: env.LOG_LEVEL ?? "warn" });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return { url: `http://localhost:${port}`, close: () => closeGently(app) };
}
