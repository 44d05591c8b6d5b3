import type { FastifyInstance } from "fastify";
import type { EdgeConfig } from "../../config.ts";
import { type OpsPageOptions, serveOpsPage } from "./page.ts";
import { type PublishParts, servePublishing } from "./publish.ts";

/** Dependencies of release commands on an edge. */
export interface OperatorParts extends PublishParts {
  config: EdgeConfig;
  now: () => Date;
}

/** Adds the addresses at which operators run release commands. */
export type ServeCommands = (app: FastifyInstance, parts: OperatorParts) => void;

interface Options {
  /** Dependencies of the commands, with the store that they change. */
  parts: OperatorParts;
  page: OpsPageOptions;
  /** Without it, the commands' addresses do not exist. */
  serveCommands: ServeCommands | undefined;
}

/** Serves everything below `/ops`: uploads of releases, commands, and the operators' page with its forms. */
export async function serveOperators(app: FastifyInstance, { parts, page, serveCommands }: Options): Promise<void> {
  servePublishing(app, parts);
  await app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    serveCommands?.(forms, parts);
    serveOpsPage(forms, page);
  });
}
