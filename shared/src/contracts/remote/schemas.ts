import { z } from "zod";

const jsonSchema = z.record(z.string(), z.unknown());
/** A JSON Schema, as far as the contracts use it. */
export type JsonSchema = z.output<typeof jsonSchema>;

/**
 * `contracts.json` of a release: the schemas it was built with. They are those of the operations its code calls, by
 * "GET /v2/…", and of the events that a remote declares; the shell's events are all, because every event passes its bus.
 */
export const releaseContracts = z.strictObject({
  events: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(["event", "state", "command"]),
      owner: z.string(),
      payload: jsonSchema,
      reply: jsonSchema.optional(),
    }),
  ),
  operations: z.record(
    z.string(),
    z.strictObject({
      method: z.string(),
      path: z.string(),
      /** What a caller sends: path parameters, query, headers and body, as properties of one object. */
      request: jsonSchema,
      response: jsonSchema,
    }),
  ),
});
export type ReleaseContracts = z.output<typeof releaseContracts>;
