import { z } from "zod";
import { maxFailureMessage } from "./telemetry.ts";

/** The remote, or the shell, that a failure belongs to; for a document, the remote of its first page. */
const who = z.string().max(60);
/** The reported document: its set, and the token that it was sent with. */
const document = { set: z.string().max(40).optional(), load: z.string().max(80).optional() };

/**
 * `recovered`: React has rendered anew what it could not hydrate, because an extension has changed the document, or
 * because the release renders something else on the server. The first is as frequent with every release.
 */
const failureReport = z.object({
  kind: z.enum(["load", "crash", "recovered", "contract", "saga", "api"]),
  who,
  part: z.string().max(120).optional(),
  version: z.string().max(60),
  revision: z.int().positive(),
  message: z.string().max(maxFailureMessage),
  ...document,
});
export type FailureReport = z.output<typeof failureReport>;

/** The document is hydrated. `api`: its shell reports the first server error of the API, as a failure of that kind. */
const bootReport = z.object({
  kind: z.literal("boot"),
  who: who.optional(),
  api: z.boolean().optional(),
  ...document,
});

/** Web vitals: milliseconds, and for `cls` a share of the screen. */
const vitals = z.partialRecord(z.enum(["lcp", "inp", "cls", "ttfb", "fcp"]), z.number().nonnegative().max(600_000));
export type Vitals = z.output<typeof vitals>;

const vitalsReport = z.object({ kind: z.literal("vitals"), who: who.optional(), values: vitals, ...document });

/** What the shell of a document reports to the edge. */
export const browserReport = z.discriminatedUnion("kind", [failureReport, bootReport, vitalsReport]);
export type BrowserReport = z.output<typeof browserReport>;
