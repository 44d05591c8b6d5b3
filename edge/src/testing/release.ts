import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseContracts, ReleaseManifest, RemoteManifest } from "@thuot-tha/shared/contracts/remote";
import { integrityOf } from "../releases/integrity.ts";

/** Creates an empty temporary folder. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "edge-"));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

interface Options {
  version?: string;
  platform?: string;
  server?: string;
  manifest?: Partial<RemoteManifest>;
  /** Content of `contracts.json`; a string is written as it is. */
  contracts?: ReleaseContracts | string;
  /** Further files. */
  contents?: Record<string, string>;
  /** Overrides fields of `release.json`. */
  release?: Partial<ReleaseManifest>;
}

/** Writes a small, complete release as a build would. @returns its folder */
export async function writeBuild(root: string, name: string, options: Options = {}): Promise<string> {
  const { version = "1.0.0", platform = "1.0.0", server = "module.exports = {};", contracts } = options;
  const directory = join(root, "builds", `${name}-${version}`);
  const contents: Record<string, string> = {
    ...options.contents,
    "entry.js": `// ${name} ${version}`,
    "server.js": server,
    ...(name === "shell" ? { "sw.js": "// worker" } : {}),
    ...(contracts ? { "contracts.json": typeof contracts === "string" ? contracts : JSON.stringify(contracts) } : {}),
  };
  await mkdir(directory, { recursive: true });
  const files: ReleaseManifest["files"] = [];
  for (const [path, text] of Object.entries(contents)) {
    await writeFile(join(directory, path), text);
    files.push({ path, bytes: text.length, integrity: integrityOf(Buffer.from(text)) });
  }
  const events = { emits: [], consumes: [] };
  const manifest = {
    name,
    platform: "^1.0.0",
    routes: [],
    slots: [],
    events,
    ...options.manifest,
  };
  const release: ReleaseManifest = {
    name,
    version,
    source: "0",
    platform,
    entry: "entry.js",
    container: name.replaceAll("-", "_"),
    server: "server.js",
    files,
    parts: { main: { scripts: ["entry.js"], styles: [], platform: [] } },
    ...(name === "shell" ? {} : { manifest }),
    ...options.release,
  };
  await writeFile(join(directory, "release.json"), JSON.stringify(release));
  return directory;
}
