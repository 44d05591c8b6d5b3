import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readRemote } from "./remote-folders.mjs";

/** The module a remote exposes, for imports of webpack: it is generated from the remote's folders and is in no file. */
export const exposedModule = "./remote.json?module";

export const remoteModule = {
  test: /[\\/]remote\.json$/,
  resourceQuery: /^\?module$/,
  type: "javascript/auto",
  loader: fileURLToPath(import.meta.url),
};

/** Webpack loader: makes the exposed module of the remote that a `remote.json` lies in. */
export default async function loadRemoteModule() {
  const directory = this.context;
  for (const folder of ["src/pages", "src/slots"]) this.addContextDependency(join(directory, folder));
  this.addMissingDependency(join(directory, "src/store.ts"));
  return moduleOf(await readRemote(directory, (file) => this.addDependency(file)));
}

const text = JSON.stringify;

/** An `import()` for each page or slot, in a chunk that is named after it. */
const importsOf = (kind, parts) =>
  parts.map(
    ({ name, file, exported }) =>
      `    ${text(name)}: () => import(/* webpackChunkName: "${kind}-${name}" */ ${text(file)}).then((m) => m.${exported}),\n`,
  );

function moduleOf({ declared, pages, slots, store }) {
  return `import { defineRemote } from "@thuot-tha/shared/platform";
${store ? `import { ${store.exported} } from ${text(store.file)};\n` : ""}
export default defineRemote({
  name: ${text(declared.name)},
  pages: {
${importsOf("page", pages).join("")}  },
  slots: {
${importsOf("slot", slots).join("")}  },
${store ? `  ...${store.exported},\n` : ""}});
`;
}
