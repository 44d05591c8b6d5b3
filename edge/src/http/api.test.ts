import { createServer as createApi } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../config.ts";
import { serveApi } from "./api.ts";
import { createServer } from "./server.ts";

describe("an API that accepts requests and does not answer", () => {
  it("is unreachable once its time is over", async () => {
    const api = createApi(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => api.once("listening", resolve));
    const config = readConfig(
      { LOG_LEVEL: "silent", API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
      "/nowhere",
    );
    const app = createServer(config);
    await serveApi(app, config, 20);
    const answer = await app.inject("/v2/products");
    expect([answer.statusCode, answer.json().code]).toEqual([502, "API_UNREACHABLE"]);
    await app.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
});
