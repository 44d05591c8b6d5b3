import { z } from "zod";

/** Text of a form that editors and the build explain in the same words. */
const like = (pattern: RegExp, patternErrorMessage: string) =>
  z.string().regex(pattern, patternErrorMessage).meta({ patternErrorMessage });

const name = like(/^[a-z][a-z0-9-]*$/, "kebab-case");
const eventId = z.string().regex(/^[a-z-]+\.[a-z-]+@\d+$/, "like cart.changed@1");
const range = like(/^\^\d+\.\d+\.\d+$/, "a caret range like ^1.0.0");
/** `server`: the edge renders it into the document. `client`: only a browser does. */
const rendering = z.enum(["server", "client"]);

/** `remote.json`, which a team writes. `shared/build/remote.schema.json` is the same for editors and the build. */
export const remoteFile = z.strictObject({
  $schema: z.string().optional(),
  name: name.meta({ description: "Name of the remote, as in its package.json." }),
  platform: range.meta({ description: "Platform versions the remote runs on." }),
});

/**
 * What the shell and the edge must know of a remote before any of its code runs: its `remote.json`, and what the build has
 * found in its folders and its code.
 */
export const remoteManifest = remoteFile.omit({ $schema: true }).extend({
  /** Of releases made while all contracts had one version; each has its own since. */
  contracts: range.optional(),
  routes: z.array(
    z.strictObject({ page: name, path: z.string().startsWith("/"), rendering, login: z.boolean().default(false) }),
  ),
  slots: z.array(z.strictObject({ slot: z.string(), part: name, rendering })).default([]),
  /** The only ids its bus lets through: what it emits or answers, and what it listens to or sends as a command. Made by the build. */
  events: z.strictObject({ emits: z.array(eventId).default([]), consumes: z.array(eventId).default([]) }),
});
export type RemoteManifest = z.output<typeof remoteManifest>;
export type Rendering = z.output<typeof rendering>;

/**
 * Files a browser needs for one part, relative to the release's folder, and the lazy platform modules it uses
 * (`ui-forms`). What else older builds named is passed over.
 */
const partFiles = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  platform: z.array(z.string()).default([]),
});
export type PartFiles = z.output<typeof partFiles>;

/** `release.json`: made by the build, written last when publishing: a release without it does not exist. */
export const releaseManifest = z.strictObject({
  name,
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, "a semantic version"),
  /** SHA-256 of all that the release contains, its version aside. */
  source: z.string(),
  /** Version of the platform it provides (the shell) or was built against (a remote). */
  platform: z.string(),
  /** Of older releases only, as in their manifest. */
  contracts: z.string().optional(),
  /** Address of the browser's entry, and the global it registers itself under. */
  entry: z.string(),
  container: z.string(),
  server: z.string(),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int(), integrity: z.string().startsWith("sha384-") })),
  /** What to load per page or slot (`page-home`, `slot-mini-cart`); of the shell: `main` and each platform module. */
  parts: z.record(z.string(), partFiles),
  manifest: remoteManifest.optional(),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;

const chosen = z.record(name, z.strictObject({ version: z.string(), integrity: z.string().startsWith("sha384-") }));

/**
 * `compositions/<revision>.json`: which release of each remote goes together, and what was done to make it so. `integrity`
 * is that of a release's `release.json`. The candidate is a whole set of its own, seen by `percent` of 100 cohorts and
 * by whoever follows the preview link.
 */
export const composition = z.strictObject({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  action: z.enum(["promote", "canary", "grow", "finish", "withdraw", "rollback"]).optional(),
  stable: chosen,
  candidate: z
    .strictObject({ set: chosen, percent: z.int().min(0).max(99), preview: z.string(), since: z.iso.datetime() })
    .optional(),
});
export type Composition = z.output<typeof composition>;
/** A whole set: version and integrity of each release by name. */
export type ChosenSet = z.output<typeof chosen>;
