import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { type Release, readChecked, readRelease } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

const megabyte = 1024 * 1024;

/**
 * `/r/<remote>/<version>/<file>`: immutable, in the smallest form the browser takes, each file checked against its
 * release before it is first served. Any published version is served, so that open tabs keep working.
 */
export function serveReleases(app: FastifyInstance, store: ReleaseStore): void {
  const manifests = new LRUCache<string, Release>({ max: 200 });
  const files = new LRUCache<string, Buffer>({ maxSize: 64 * megabyte, sizeCalculation: (bytes) => bytes.length + 1 });

  async function manifestOf(name: string, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const known = manifests.get(key) ?? (await readRelease(store, name, version));
    manifests.set(key, known);
    return known;
  }

  async function fileOf({ manifest }: Release, path: string): Promise<Buffer> {
    const key = `${manifest.name}/${manifest.version}/${path}`;
    const known = files.get(key) ?? (await readChecked(store, manifest, path));
    files.set(key, known);
    return known;
  }

  app.get<{ Params: { name: string; version: string; "*": string } }>("/r/:name/:version/*", async (request, reply) => {
    const { name, version, "*": path } = request.params;
    const type = types[extname(path)];
    const release = await manifestOf(name, version).catch(() => null);
    const has = (file: string) => release?.manifest.files.some((one) => one.path === file);
    if (!release || !type || !has(path) || path === release.manifest.server) {
      return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found");
    }
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const [ending, encoding] = [
      ["br", "br"],
      ["gz", "gzip"],
    ].find(([end, name]) => new RegExp(`\\b${name}\\b`).test(accepted) && has(`${path}.${end}`)) ?? [null, null];
    if (encoding) reply.header("content-encoding", encoding);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "Accept-Encoding")
      .header("access-control-allow-origin", "*")
      .header("x-content-type-options", "nosniff")
      .type(type)
      .send(await fileOf(release, ending ? `${path}.${ending}` : path));
  });
}
