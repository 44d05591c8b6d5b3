import { isIPv6 } from "node:net";
import { closeGracefully, type Environment, isLoopback, startTracing } from "@thuot-tha/shared/server";
import { createEdge } from "./app.ts";
import { gateCheck } from "./cli/gate.ts";
import { serveCommands } from "./cli/serve-commands.ts";
import { readConfig } from "./config.ts";

/** An address at which this machine reaches the edge. */
function urlOf(host: string, port: number): string {
  if (isLoopback(host) || ["0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Starts the edge from its environment. @returns its address, who can reach it, and how to stop it */
export async function startEdge(env: Environment) {
  const config = readConfig(env, process.cwd());
  const stopTracing = await startTracing("edge", env);
  const app = await createEdge({
    config,
    serveCommands: (parent, parts) =>
      serveCommands(parent, parts, (options, onProgress) =>
        gateCheck({ options, shop: config.apiUrl, env, onProgress }),
      ),
  });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const close = async () => {
    await closeGracefully(app);
    await stopTracing();
  };
  return { url: urlOf(config.host, port), isLocal: isLoopback(config.host), close };
}
