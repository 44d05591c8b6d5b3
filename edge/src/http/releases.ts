import { extname } from "node:path";
import type { ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { StoreError } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { TooManyReads } from "../releases/bounded-reads.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { allowsEncoding } from "../rendering/compressed.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { createManifests } from "./manifests.ts";
import { busy, notFound } from "./refusal.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
};

/**
 * An SVG file that is opened as a page runs no script: a publisher must not act in the session of an operator or a
 * shopper.
 */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  /** Rejects with a StoreError when the store lacks what is live. */
  mustHoldLive: () => Promise<void>;
  /** Called for a file that is missing or differs from its manifest. */
  onDamaged: (name: string, version: string, error: unknown) => void;
}

/** Seconds after which a browser may request a file again that the store does not give. */
const retrySeconds = 5;

const isAway = (error: unknown): boolean => error instanceof StoreError || error instanceof TooManyReads;

/**
 * Serves `/r/<remote>/<version>/<file>` as immutable, in the best encoding the browser accepts. Each file is checked
 * against its manifest before it is first served. Every published version is served, so that open tabs keep working; a
 * file that is not in memory while the store is away is answered with 503.
 */
export function serveReleases(app: FastifyInstance, { store, live, mustHoldLive, onDamaged }: Options): void {
  const manifests = createManifests({ store, live, mustHoldLive });

  /** Null for a file that is damaged, or of a deleted release. A folder that is not mounted looks as if it lacked every file. */
  async function read(release: ReleaseManifest, path: string): Promise<Buffer | null> {
    try {
      return await live.files.read(release, path);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      await mustHoldLive();
      if (!(await manifests.isDeleted(release))) onDamaged(release.name, release.version, error);
      return null;
    }
  }

  const orBusy = (error: unknown): never => {
    throw isAway(error) ? busy(retrySeconds) : error;
  };

  app.get<{ Params: { name: string; version: string; "*": string } }>("/r/:name/:version/*", async (request, reply) => {
    const { name, version, "*": path } = request.params;
    const type = types[extname(path)];
    if (!type) throw notFound();
    const release = await manifests.get(name, version).catch(orBusy);
    const has = (file: string) => release?.files.some((one) => one.path === file);
    if (!release || !has(path) || path === release.server) throw notFound();
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const forms = [
      ["br", "br"],
      ["gz", "gzip"],
    ] as const;
    const [ending, encoding] = forms.find(([end, name]) => allowsEncoding(accepted, name) && has(`${path}.${end}`)) ?? [
      null,
      null,
    ];
    const bytes = await read(release, ending ? `${path}.${ending}` : path).catch(orBusy);
    if (!bytes) throw notFound();
    if (encoding) reply.header("content-encoding", encoding);
    if (type === types[".svg"]) reply.header("content-security-policy", svgPolicy);
    // Devices store the file for a year, for which the id of one request means nothing.
    return reply
      .removeHeader("x-request-id")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "Accept-Encoding")
      .header("access-control-allow-origin", "*")
      .type(type)
      .send(bytes);
  });
}
