import { userInfo } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { edgeConfig } from "../config.ts";
import { diskStore } from "../releases/disk-store.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import { liveComposition, promote, rollback } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import type { ReleaseStore } from "../releases/store.ts";

const help = `Releases of the shop, under live traffic.

  ops publish <remote> …            put the built release of a package into the store
  ops publish --from <folder>       the same, from wherever it was built
  ops promote <remote>@<version> …  put releases live, several in one revision
  ops rollback [revision]           bring back the set of an earlier revision
  ops status                        what is live, and what else is published
  ops history                       who put what live, when and why

  --why <text>   reason, kept in the history
  --json         answer as JSON
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string" },
    why: { type: "string", default: "" },
    json: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});
const [command, ...names] = positionals;
const store = diskStore(edgeConfig(process.env, process.cwd()).releases);
const who = { by: process.env.OPS_USER ?? userInfo().username, why: values.why, at: new Date() };

const commands: Record<string, () => Promise<{ data: unknown; text: string }>> = {
  async publish() {
    const folders = values.from ? [values.from] : names.map((name) => join(process.cwd(), name, "dist", "release"));
    if (folders.length === 0)
      throw new ReleaseRefused("UNKNOWN_RELEASE", "Say what to publish, e.g. ops publish mf-catalog.");
    const done = [];
    for (const folder of folders) done.push(await publish(store, folder));
    const text = done.map(
      ({ name, version, added }) => `${name}@${version} ${added ? "published" : "was published already"}`,
    );
    return { data: done, text: text.join("\n") };
  },
  async promote() {
    if (names.length === 0)
      throw new ReleaseRefused("UNKNOWN_RELEASE", "Say what to promote, e.g. ops promote mf-catalog@1.1.0.");
    const composition = await promote(store, names.map(parseRelease), who);
    return { data: composition, text: `revision ${composition.revision} is live: ${names.join(", ")}` };
  },
  async rollback() {
    const composition = await rollback(store, names[0] === undefined ? undefined : Number(names[0]), who);
    return { data: composition, text: `revision ${composition.revision} is live: ${composition.why}` };
  },
  async status() {
    const live = await liveComposition(store);
    const published = Object.fromEntries(
      await Promise.all((await store.names()).map(async (name) => [name, await store.versions(name)] as const)),
    );
    const rows = Object.entries(live?.stable ?? {}).map(([name, { version }]) => {
      const others = (published[name] ?? []).filter((one) => one !== version);
      return `  ${name.padEnd(18)} ${version.padEnd(24)} ${others.length ? `also published: ${others.join(", ")}` : ""}`.trimEnd();
    });
    const head = live ? `revision ${live.revision}, live since ${live.at} by ${live.by}` : "nothing is live yet";
    return { data: { live, published }, text: [head, ...rows].join("\n") };
  },
  async history() {
    const rows = await compositions(store);
    const text = rows.map(({ revision, at, by, why, stable }) => {
      const set = Object.entries(stable).map(([name, { version }]) => `${name}@${version}`);
      return `${String(revision).padStart(4)}  ${at}  ${by}${why ? `  "${why}"` : ""}\n      ${set.join("  ")}`;
    });
    return { data: rows, text: text.join("\n") };
  },
};

function parseRelease(text: string): { name: string; version: string } {
  const [name, version] = text.split("@");
  if (name && version) return { name, version };
  throw new ReleaseRefused("UNKNOWN_RELEASE", `"${text}" is not of the form remote@version.`);
}

async function compositions(from: ReleaseStore) {
  const all = await Promise.all((await from.revisions()).map((revision) => from.readComposition(revision)));
  return all.filter((one) => one !== null);
}

const action = commands[command ?? ""];
if (values.help || !action) {
  console.log(help);
  process.exitCode = values.help || !command ? 0 : 2;
} else {
  try {
    const { data, text } = await action();
    console.log(values.json ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    if (values.json) console.log(JSON.stringify({ error: error.code, message: error.message }));
    else console.error(error.message);
    process.exitCode = 1;
  }
}
