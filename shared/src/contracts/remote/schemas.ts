import { z } from "zod";

const jsonSchema = z.record(z.string(), z.unknown());
/** A JSON Schema, as far as the contracts use it. */
export type JsonSchema = z.output<typeof jsonSchema>;

/** True, or left out for false. */
const flag = z.literal(true).optional();
const payload = { payload: jsonSchema, reply: jsonSchema.optional() };

const event = z.object({
  kind: z.enum(["event", "state", "command"]),
  owner: z.string(),
  ...payload,
  /** Emits it, or answers the command. */
  emits: flag,
  /** Listens to it, or sends the command. */
  consumes: flag,
  /** Older versions that adapters convert this one to and from, newest first. */
  adapts: z.array(z.object({ id: z.string(), ...payload })).optional(),
});

const operation = z.object({
  method: z.string(),
  path: z.string(),
  /** What a caller sends: path parameters, query, headers and body, as properties of one object. */
  request: jsonSchema,
  response: jsonSchema,
});

/** `places` it with these props, or has content (`fills`) that takes them. */
const slot = z.object({ owner: z.string(), props: jsonSchema, places: flag, fills: flag });

/**
 * `contracts.json` of a release: the contracts that its code uses, as the build has found them in the module graph,
 * with the schemas it was built with. Operations are listed by "GET /v2/…", events and slots by their id, routes by
 * path pattern.
 *
 * Releases made before slots and routes were contracts have neither; their events do not list emitting and consuming,
 * which is in the manifest of those releases.
 */
export const releaseContracts = z.object({
  events: z.record(z.string(), event),
  operations: z.record(z.string(), operation),
  slots: z.record(z.string(), slot).optional(),
  /** Addresses it links to, and those of its pages. */
  routes: z.object({ links: z.array(z.string()), serves: z.array(z.string()) }).optional(),
  /** Keys of its slices in the shop's store; releases made before they were compared list none. */
  slices: z.array(z.string()).default([]),
  /**
   * Names by platform module: what a remote imports, and what the shell exports (null where its build does not know).
   * Releases made before these were compared have neither.
   */
  platform: z
    .object({
      uses: z.record(z.string(), z.array(z.string())),
      provides: z.record(z.string(), z.array(z.string()).nullable()),
    })
    .partial()
    .optional(),
});
export type ReleaseContracts = z.output<typeof releaseContracts>;
