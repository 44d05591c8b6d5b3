import { readRelease } from "../../releases/read-release.ts";
import { type Command, parseRelease } from "../context.ts";
import { size } from "../output.ts";

/** What one published release is: its source, its platform, its files, and who published it. */
export const release: Command = async ({ words: [named = ""], store }) => {
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
};
