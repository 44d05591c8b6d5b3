import { extname } from "node:path";
import type { ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { readRelease } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { allowsEncoding } from "../rendering/compressed.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { allOf } from "../rendering/live-sets.ts";
import { notFound } from "./refusal.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
};

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  /** Called for a file that is missing or differs from its manifest. */
  onDamaged: (name: string, version: string, error: unknown) => void;
}

/**
 * Serves `/r/<remote>/<version>/<file>` as immutable, in the best encoding the browser accepts. Each file is checked
 * against its manifest before it is first served. Every published version is served, so that open tabs keep working.
 */
export function serveReleases(app: FastifyInstance, { store, live, onDamaged }: Options): void {
  const manifests = new LRUCache<string, ReleaseManifest>({ max: 200 });

  /** Live releases are verified and held in memory, so they are served even when the store fails. */
  function liveOne(name: string, version: string): ReleaseManifest | undefined {
    const found = allOf(live.current()).map(({ set }) => set.releases.get(name));
    return found.find((one) => one?.version === version);
  }

  async function manifestOf(name: string, version: string): Promise<ReleaseManifest> {
    const key = `${name}@${version}`;
    const known = liveOne(name, version) ?? manifests.get(key) ?? (await readRelease(store, name, version)).manifest;
    manifests.set(key, known);
    return known;
  }

  app.get<{ Params: { name: string; version: string; "*": string } }>("/r/:name/:version/*", async (request, reply) => {
    const { name, version, "*": path } = request.params;
    const type = types[extname(path)];
    const release = await manifestOf(name, version).catch(() => null);
    const has = (file: string) => release?.files.some((one) => one.path === file);
    if (!release || !type || !has(path) || path === release.server) throw notFound();
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const forms = [
      ["br", "br"],
      ["gz", "gzip"],
    ] as const;
    const [ending, encoding] = forms.find(([end, name]) => allowsEncoding(accepted, name) && has(`${path}.${end}`)) ?? [
      null,
      null,
    ];
    const bytes = await live.files.read(release, ending ? `${path}.${ending}` : path).catch((error: unknown) => {
      onDamaged(name, version, error);
      return null;
    });
    if (!bytes) throw notFound();
    if (encoding) reply.header("content-encoding", encoding);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "Accept-Encoding")
      .header("access-control-allow-origin", "*")
      .type(type)
      .send(bytes);
  });
}
