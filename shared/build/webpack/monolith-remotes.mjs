import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../workspace.mjs";

/** Replaces the shell's `remotes/load.ts` in a monolith, where remotes are chunks of the one build. */
export const monolithRemotes = (remotes) => ({
  test: /[\\/]shell[\\/]src[\\/]remotes[\\/]load\.ts$/,
  enforce: "post",
  loader: fileURLToPath(import.meta.url),
  options: { remotes },
});

/** Webpack loader: the same functions as the module's own, without federation. */
export default function withoutFederation() {
  const imports = this.getOptions().remotes.map((name) => {
    const module = JSON.stringify(join(root, name, "remote.json?module"));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${module}),`;
  });
  return `
const modules = { ${imports.join("\n")} };

export function createRemoteLoader() {
  const listeners = [];
  const loading = new Map();

  async function load(remote) {
    const { default: module } = await modules[remote.name]();
    for (const listener of listeners) listener(remote, module);
    return module;
  }

  return {
    load(remote) {
      if (!loading.has(remote.name)) loading.set(remote.name, load(remote));
      return loading.get(remote.name);
    },
    onLoaded: (listener) => void listeners.push(listener),
  };
}
`;
}
