import type { Composition, ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../../releases/errors.ts";
import { readRevision } from "../../releases/history.ts";
import { integrityOf } from "../../releases/integrity.ts";
import { readChecked, readRelease } from "../../releases/read-release.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { type Command, parseRelease } from "../context.ts";
import { edge } from "../options.ts";
import { size, table } from "../output.ts";

/** Compares two revisions or two releases: files and sizes, routes, slots, contracts. */
export const diff: Command = {
  help: [["ops diff <a> <b>", "the difference of two revisions, or of two releases"]],
  options: edge,
  words: [2, 2],
  missing: "which two, e.g. ops diff 11 12 or ops diff mf-catalog@1.0.0 mf-catalog@1.1.0",
  async run({ words: [from = "", to = ""], store }) {
    const areRevisions = [from, to].map((one) => /^\d+$/.test(one));
    if (areRevisions[0] !== areRevisions[1]) {
      throw new ReleaseRefused("USAGE", `"${from}" and "${to}" are a revision and a release; compare two of one kind.`);
    }
    const pairs = areRevisions[0] ? await betweenSets(store, Number(from), Number(to)) : [[from, to] as const];
    const changes = [];
    for (const [before, after] of pairs) changes.push(await between(store, before, after));
    return { data: changes, text: changes.map(describe).join("\n\n") || "the two are the same" };
  },
};

async function betweenSets(store: ReleaseStore, from: number, to: number) {
  const setOf = async (revision: number): Promise<Composition["stable"]> => {
    const found = await readRevision(store, revision);
    // No two candidates change the same release.
    return Object.assign({}, found.stable, ...found.candidates.map(({ changes }) => changes));
  };
  const before = await setOf(from);
  const after = await setOf(to);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const id = (set: Composition["stable"]) => (set[name] ? `${name}@${set[name].version}` : "");
    return id(before) === id(after) ? [] : [[id(before), id(after)] as const];
  });
}

interface Facts {
  files: Map<string, number>;
  facts: Set<string>;
}

async function factsOf(store: ReleaseStore, id: string): Promise<Facts> {
  if (!id) return { files: new Map(), facts: new Set() };
  const { name, version } = parseRelease(id);
  const { manifest } = await readRelease(store, name, version);
  // File names carry a content hash; it is removed so that the same file matches in both releases.
  const plain = (path: string) => path.replace(/\.[0-9a-f]{8,12}(?=\.)/, "");
  const files = manifest.files.filter(({ path }) => !/\.(br|gz)$/.test(path));
  const sizes = new Map<string, number>();
  for (const { path, bytes } of files) sizes.set(plain(path), (sizes.get(plain(path)) ?? 0) + bytes);
  return { files: sizes, facts: new Set([...declared(manifest), ...(await contractsOf(store, manifest))]) };
}

const declared = ({ platform, manifest }: ReleaseManifest): string[] => [
  `platform ${manifest?.platform ?? platform}`,
  ...(manifest?.routes.map(({ path, page, rendering }) => `route ${path} → ${page} (${rendering})`) ?? []),
  ...(manifest?.slots.map(({ slot, part }) => `slot ${slot} → ${part}`) ?? []),
  ...(manifest?.events.emits.map((id) => `emits ${id}`) ?? []),
  ...(manifest?.events.consumes.map((id) => `consumes ${id}`) ?? []),
];

/** Lists each schema with a short hash, so that a changed schema shows as one removed and one added line. */
async function contractsOf(store: ReleaseStore, manifest: ReleaseManifest): Promise<string[]> {
  if (!manifest.files.some(({ path }) => path === "contracts.json")) return [];
  const { events, operations, slots, routes, slices } = JSON.parse(
    (await readChecked(store, manifest, "contracts.json")).toString(),
  );
  const word = (value: unknown) => integrityOf(Buffer.from(JSON.stringify(value))).slice(7, 15);
  const all = { ...events, ...operations, ...slots } as Record<string, unknown>;
  return [
    ...Object.entries(all).map(([id, schema]) => `schema ${id} (${word(schema)})`),
    ...((routes?.links ?? []) as string[]).map((path) => `links to ${path}`),
    ...((slices ?? []) as string[]).map((key) => `slice ${key}`),
  ];
}

async function between(store: ReleaseStore, before: string, after: string) {
  const from = await factsOf(store, before);
  const to = await factsOf(store, after);
  const paths = [...new Set([...from.files.keys(), ...to.files.keys()])].sort();
  return {
    from: before || null,
    to: after || null,
    files: paths
      .map((path) => ({ path, before: from.files.get(path) ?? 0, after: to.files.get(path) ?? 0 }))
      .filter((one) => one.before !== one.after),
    gone: [...from.facts].filter((fact) => !to.facts.has(fact)),
    come: [...to.facts].filter((fact) => !from.facts.has(fact)),
  };
}

function describe({ from, to, files, gone, come }: Awaited<ReturnType<typeof between>>): string {
  const rows = files.map(({ path, before, after }) => [
    `  ${path}`,
    before ? size(before) : "",
    after ? size(after) : "",
    `${after >= before ? "+" : ""}${after - before}`,
  ]);
  return [
    `${from ?? "(not there)"} → ${to ?? "(not there)"}`,
    rows.length ? table(["  file", "before", "after", "bytes"], rows) : "  files of the same sizes",
    ...gone.map((fact) => `  - ${fact}`),
    ...come.map((fact) => `  + ${fact}`),
  ].join("\n");
}
