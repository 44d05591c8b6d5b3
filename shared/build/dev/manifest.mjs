import { eventsOf, readContracts } from "../contracts/read.mjs";
import { containerName } from "../webpack/release.mjs";
import { readRemote } from "../webpack/remote-folders.mjs";
import { devVersion } from "./config.mjs";

/**
 * Reads the remote's declarations from each build, as a release would; a declaration that cannot be read is a build
 * error.
 */
export class ManifestPlugin {
  /** Called when the manifest has changed. */
  onChange = () => undefined;
  #text = "";

  /** @param {{ root: string, directory: string, name: string }} target */
  constructor(target) {
    this.target = target;
    this.current = {
      name: target.name,
      container: containerName(target.name, devVersion),
      routes: [],
      slots: [],
      events: { emits: [], consumes: [] },
      build: 0,
    };
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tapPromise("Manifest", async (compilation) => {
      if (compilation.compiler !== compiler || compilation.errors.length > 0) return;
      try {
        await this.#read(compilation);
      } catch (error) {
        compilation.errors.push(error);
      }
    });
  }

  async #read(compilation) {
    const { declared } = await readRemote(this.target.directory);
    const events = eventsOf(await readContracts(this.target, [compilation], {}));
    const text = JSON.stringify({ declared, events });
    if (text === this.#text) return;
    this.#text = text;
    this.current = { ...this.current, ...declared, events, build: this.current.build + 1 };
    this.onChange();
  }
}
