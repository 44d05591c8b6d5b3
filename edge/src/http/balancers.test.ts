import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createEdge } from "../app.ts";
import { readConfig } from "../config.ts";
import { portOf } from "../testing/raw.ts";
import { temporaryFolder } from "../testing/release.ts";

interface Balancer {
  program: string;
  /** @param listen path of the socket it listens on; @param port of the edge */
  config: (listen: string, port: number) => string;
  args: (config: string) => string[];
}

const nginx = (buffering: "on" | "off"): Balancer => ({
  program: "nginx",
  config: (listen, port) => `
    daemon off; master_process off; pid nginx.pid; error_log stderr;
    events {}
    http {
      access_log off; client_max_body_size 100m; client_body_temp_path body; proxy_temp_path proxy;
      fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      upstream edge { server 127.0.0.1:${port}; keepalive 2; }
      server {
        listen unix:${listen};
        location / {
          proxy_pass http://edge; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host shop.example; proxy_request_buffering ${buffering};
        }
      }
    }`,
  args: (config) => ["-p", join(config, ".."), "-c", config, "-e", "stderr"],
});

const haproxy: Balancer = {
  program: "haproxy",
  config: (listen, port) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  retries 0
listen shop
  bind unix@${listen} mode 666
  http-reuse always
  server edge 127.0.0.1:${port} maxconn 4
`,
  args: (config) => ["-db", "-f", config],
};

/** Looks on the PATH and in Debian's folder for servers. */
const find = (program: string) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((one) => join(one, program)).find(existsSync);

describe.each([
  ["HAProxy", haproxy],
  ["nginx", nginx("on")],
  ["nginx that passes bodies on as they come", nginx("off")],
])("behind %s", (name, balancer) => {
  const program = find(balancer.program);
  if (!program) {
    it.skip(`the pool stays usable (${name} is not on this machine)`, () => undefined);
    return;
  }

  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let api: Server;
  let edge: FastifyInstance;
  let running: ChildProcess;
  let socketPath: string;
  let output = "";

  beforeAll(async () => {
    folder = await temporaryFolder();
    // The API refuses the upload before it reads the picture.
    api = createServer((_, response) => void response.writeHead(404).end("{}"));
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const env = {
      DATA_DIR: folder.path,
      LOG_LEVEL: "silent",
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    };
    edge = await createEdge({ config: readConfig(env, folder.path) });
    socketPath = join(folder.path, "shop.sock");
    const config = join(folder.path, "balancer.conf");
    await writeFile(config, balancer.config(socketPath, await portOf(edge)));
    running = spawn(program, balancer.args(config), { stdio: ["ignore", "ignore", "pipe"] });
    running.stderr?.on("data", (text) => {
      output += text;
    });
    const until = Date.now() + 15_000;
    while (!existsSync(socketPath)) {
      if (Date.now() > until || running.exitCode !== null) throw new Error(`${program} does not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill();
    await ended;
    edge.server.closeAllConnections();
    await edge.close();
    api.closeAllConnections();
    api.close();
    await folder.remove();
  });

  function send(method: string, path: string, bytes: number, agent: Agent): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { host: "shop.example", "content-type": "image/png", "content-length": bytes };
      const sent = request({ socketPath, method, path, headers, agent }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // A balancer may close an idle connection while it is being reused; HTTP clients then retry the request.
        if (sent.reusedSocket && error.code === "ECONNRESET") send(method, path, bytes, agent).then(resolve, reject);
        else reject(error);
      });
      sent.end(Buffer.alloc(bytes));
    });
  }

  it("keeps the pool usable, and delivers each refusal to its client", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    for (const [method, path, bytes, status] of [
      ["POST", "/v2/cart", 300_000, 413],
      ["PUT", "/v2/upload/used", 4_000_000, 404],
      ["PUT", "/v2/upload/used", 8_000_000, 413],
      ["POST", "/home", 300_000, 405],
    ] as const) {
      const refused = await Promise.all(Array.from({ length: 8 }, () => send(method, path, bytes, agent)));
      expect([path, bytes, refused]).toEqual([path, bytes, Array(8).fill(status)]);
      const others = await Promise.all(Array.from({ length: 16 }, () => send("GET", "/healthz", 0, agent)));
      expect(others).toEqual(Array(16).fill(200));
    }
    agent.destroy();
  });
});
