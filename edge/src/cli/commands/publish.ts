import { join } from "node:path";
import { optionalText } from "@thuot-tha/shared/server";
import { ReleaseRefused } from "../../releases/errors.ts";
import { publish as intoStore } from "../../releases/publish.ts";
import { publishRemotely } from "../../releases/publish-remotely.ts";
import type { Command } from "../context.ts";
import { change, many } from "../options.ts";
import { progress } from "../output.ts";

export const publish: Command = {
  help: [
    ["ops publish <remote> …", "put the built release of a package into the store"],
    ["ops publish --from <folder>", "the same, from a folder with the build"],
  ],
  options: [...change, "from"],
  words: [0, many],
  store: "may be new",
  async run({ words, options, store, who, env }) {
    const folders = options.from ? [options.from] : words.map((name) => join(process.cwd(), name, "dist", "release"));
    if (Boolean(options.from) === words.length > 0) {
      throw new ReleaseRefused(
        "USAGE",
        "Say what to publish: packages, e.g. ops publish mf-catalog, or --from <folder>.",
      );
    }
    const token = options.token ?? optionalText(env, "OPERATOR_TOKEN") ?? optionalText(env, "PUBLISH_TOKEN");
    if (options.to && !token) {
      throw new ReleaseRefused(
        "TOKEN",
        "Give your token with --token or in OPERATOR_TOKEN; operators make one with ops operator.",
      );
    }
    const done = [];
    const dryRun = options["dry-run"];
    const publisher = { by: who.by, why: who.why };
    for (const folder of folders) {
      if (options.to && token) {
        const onProgress = (sent: number, of: number) => progress(`${sent} of ${of} files`);
        done.push(await publishRemotely(folder, { to: options.to, token, publisher, onProgress, dryRun }));
        progress("");
      } else done.push(await intoStore(store, folder, publisher, dryRun));
    }
    const textOf = (added: boolean | null) => {
      if (added === null) return `is whole as built; ${options.to} was not asked whether it takes it`;
      if (!added) return "was published already";
      return dryRun ? "can be published; nothing was changed" : "published";
    };
    const text = done.map(({ name, version, added }) => `${name}@${version} ${textOf(added)}`);
    return { data: done.map((one) => ({ ...one, dryRun: dryRun ?? false })), text: text.join("\n") };
  },
};
