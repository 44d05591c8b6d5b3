import type { IncomingHttpHeaders } from "node:http";
import { releaseManifest } from "@thuot-tha/shared/contracts/remote";
import { StoreError } from "@thuot-tha/shared/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusalOf } from "../../operators/may-do.ts";
import type { KnownOperator } from "../../operators/operators.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import { oneLine } from "../../releases/one-line.ts";
import { parsedOrNull } from "../../releases/parsed.ts";
import { publishFiles } from "../../releases/publish.ts";
import { readChecked } from "../../releases/read-release.ts";
import { isReleasePath, type Publisher, type ReleaseStore, releaseKey } from "../../releases/store.ts";
import type { Guard } from "./guard.ts";

/** Dependencies of uploads. */
export interface PublishParts {
  store: ReleaseStore;
  /** Rejects with a StoreError when the store lacks what is live, because it would be treated as a new one. */
  mustHoldLive: () => Promise<void>;
  guard: Guard;
}

const maxFileBytes = 32 * 1024 * 1024;

type Params = { remote: string; version: string; "*": string };

/**
 * `PUT /ops/publish/<remote>/<version>/<file>`: an operator who may publish the remote uploads a release, file by file.
 * `release.json` comes last and makes the release exist.
 */
export function servePublishing(app: FastifyInstance, { store, mustHoldLive, guard }: PublishParts): void {
  const publishers = new WeakMap<FastifyRequest["raw"], KnownOperator>();
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) => done(null, body));

  app.put<{ Params: Params; Body: Buffer }>(
    "/ops/publish/:remote/:version/*",
    {
      bodyLimit: maxFileBytes,
      // The token is checked before the body is read, because only publishers may upload.
      onRequest: async (request, reply) => {
        const { remote } = request.params as Params;
        const operator = await guard.operatorOf(request);
        const refusal = refusalOf(operator, { kind: "publish", remote });
        if (refusal) return reply.code(403).send({ code: "ROLE", message: refusal, requestId: request.id });
        publishers.set(request.raw, operator);
      },
    },
    async ({ id: requestId, raw, params: { remote, version, "*": path }, headers, body }, reply) => {
      try {
        const key = releaseKey(remote, version, path);
        if (!isReleasePath(remote, version, path) || !Buffer.isBuffer(body))
          throw new ReleaseRefused("USAGE", `${path} is no file of a release.`);
        await mustHoldLive();
        if (path === "release.json")
          return await finish(store, remote, version, body, publisherIn(headers, publishers.get(raw)));
        if (!(await store.objects.create(key, body)) && !(await store.objects.read(key))?.equals(body)) {
          throw new ReleaseRefused(
            "ALREADY_PUBLISHED",
            `${path} of ${remote}@${version} has been uploaded with other content; give the change a version of its own.`,
          );
        }
        return { path };
      } catch (error) {
        if (error instanceof StoreError)
          return reply.code(503).send({ code: "STORE", message: error.message, requestId });
        if (!(error instanceof ReleaseRefused)) throw error;
        return reply
          .code(error.code === "ALREADY_PUBLISHED" ? 409 : 422)
          .send({ code: error.code, message: error.message, requestId });
      }
    },
  );
}

/** The operator, and with a shared token also the person that the command names. */
function publisherIn(headers: IncomingHttpHeaders, operator: KnownOperator | undefined): Publisher {
  const name = operator?.name ?? "";
  const person = oneLine(decoded(headers["ops-by"]), "Your name (OPS_USER)");
  const by = operator?.isShared ? `${person || "?"} (token of ${name})` : name;
  return { by, why: oneLine(decoded(headers["ops-why"]), "The reason (--why)") };
}

function decoded(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? "")).slice(0, 200);
  } catch {
    return "";
  }
}

async function finish(store: ReleaseStore, remote: string, version: string, description: Buffer, publisher: Publisher) {
  const manifest = parsedOrNull(releaseManifest, description);
  if (manifest?.name !== remote || manifest.version !== version) {
    throw new ReleaseRefused(
      "DAMAGED",
      `This release.json does not describe ${remote}@${version}; build the package again.`,
    );
  }
  const read = (path: string) =>
    readChecked(store, manifest, path).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
  return publishFiles(store, manifest, description, read, publisher);
}
