import { readRelease } from "../../releases/read-release.ts";
import { type Command, parseRelease } from "../context.ts";
import { edge } from "../options.ts";
import { size } from "../output.ts";

/** What one published release is: its source, its platform, its files, and who published it. */
export const release: Command = {
  help: [["ops release <remote>@<version>", "a published release: its source, its files, its publisher"]],
  options: edge,
  words: [1, 1],
  missing: "which release, e.g. ops release mf-catalog@1.1.0",
  async run({ words: [named = ""], store }) {
    const { name, version } = parseRelease(named);
    const { manifest } = await readRelease(store, name, version);
    const publisher = await store.publisherOf({ name, version });
    const { source, files } = manifest;
    const platform = manifest.manifest?.platform ?? manifest.platform;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const lines = [
      `${name}@${version}, of source ${source}`,
      `  platform ${platform}, ${files.length} files, ${size(bytes)}`,
      publisher ? `  published by ${publisher.by}${publisher.why ? ` "${publisher.why}"` : ""}` : "",
    ];
    return {
      data: { name, version, source, platform, files: files.length, bytes, publisher },
      text: lines.filter(Boolean).join("\n"),
    };
  },
};
