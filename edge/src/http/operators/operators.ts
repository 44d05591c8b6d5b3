import type { FastifyInstance } from "fastify";
import type { EdgeConfig } from "../../config.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import type { Guard } from "./guard.ts";
import { type OpsPageOptions, serveOpsPage } from "./page.ts";
import { servePublishing } from "./publish.ts";

/** What release commands at an edge use. */
export interface OperatorParts {
  store: ReleaseStore;
  config: EdgeConfig;
  guard: Guard;
  now: () => Date;
}

/** Adds the addresses at which operators run release commands. */
export type ServeCommands = (app: FastifyInstance, parts: OperatorParts) => void;

interface Options {
  /** Of the store that commands change. */
  parts: OperatorParts;
  page: OpsPageOptions;
  /** Without it, the commands' addresses do not exist. */
  serveCommands: ServeCommands | undefined;
}

/** Serves everything below `/ops`: uploads of releases, commands, and the operators' page with its forms. */
export async function serveOperators(app: FastifyInstance, { parts, page, serveCommands }: Options): Promise<void> {
  servePublishing(app, parts.store, parts.guard);
  await app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    serveCommands?.(forms, parts);
    serveOpsPage(forms, page);
  });
}
