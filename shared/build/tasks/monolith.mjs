import { compile } from "../webpack/compile.mjs";
import { monolith } from "../webpack/monolith.mjs";
import { remotes } from "../workspace.mjs";

export { withMonolith } from "./monolith-document.mjs";

/**
 * Builds shell and remotes without federation. See `monolith`.
 * @returns {Promise<{ filesOf: (chunk: string) => string[] }>} scripts of the entry `main` or of a named chunk
 */
export async function buildMonolith({ output, publicPath }) {
  const stats = await compile(monolith({ output, publicPath, remotes }));
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true, ids: true });
  return {
    filesOf: (chunk) =>
      (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(".js")),
  };
}
