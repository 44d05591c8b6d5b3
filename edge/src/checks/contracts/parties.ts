import { type ReleaseContracts, releaseContracts } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../../releases/errors.ts";
import { parsedOrNull } from "../../releases/parsed.ts";
import { type Release, readChecked } from "../../releases/read-release.ts";
import type { ReleaseStore } from "../../releases/store.ts";

type Events = ReleaseContracts["events"];
export type EventUse = Events[string];
export type SlotUse = NonNullable<ReleaseContracts["slots"]>[string];
export type OperationUse = ReleaseContracts["operations"][string];

/** One release of a set and the contracts it uses. */
export interface Party {
  name: string;
  /** `mf-a@1.0.0`, as messages name it. */
  release: string;
  /** Ids of the events it emits and the commands it answers. */
  emits: readonly string[];
  /** Ids of the events it consumes and the commands it sends. */
  consumes: readonly string[];
  /** Schemas by id; older releases may lack some. */
  events: Events;
  operations: ReleaseContracts["operations"];
  /** Null for a release older than slot contracts. */
  slots: NonNullable<ReleaseContracts["slots"]> | null;
  links: readonly string[];
  /** Keys of its slices; older releases list none. */
  slices: readonly string[];
  /** Path patterns of its pages; null for an older shell, which does not list them. */
  serves: readonly string[] | null;
  platform: NonNullable<ReleaseContracts["platform"]>;
}

/** The contracts each release of a set was built with. Older releases list fewer, and only those are compared. */
export const partiesOf = (store: ReleaseStore, set: Release[]): Promise<Party[]> =>
  Promise.all(set.map((one) => partyOf(store, one)));

async function partyOf(store: ReleaseStore, { manifest }: Release): Promise<Party> {
  const { name, version } = manifest;
  const contracts = await readContracts(store, manifest);
  const { events = {}, operations = {}, slots = null, routes, slices = [], platform = {} } = contracts ?? {};
  const declared = routes ? idsByRole(events) : (manifest.manifest?.events ?? idsByOwner(name, events));
  return {
    name,
    release: `${name}@${version}`,
    emits: declared.emits,
    consumes: declared.consumes,
    events,
    operations,
    slots,
    links: routes?.links ?? [],
    slices,
    platform,
    serves: routes?.serves ?? manifest.manifest?.routes.map(({ path }) => path) ?? null,
  };
}

async function readContracts(store: ReleaseStore, manifest: Release["manifest"]): Promise<ReleaseContracts | null> {
  if (!manifest.files.some(({ path }) => path === "contracts.json")) return null;
  const contracts = parsedOrNull(releaseContracts, await readChecked(store, manifest, "contracts.json"));
  if (contracts) return contracts;
  throw new ReleaseRefused(
    "DAMAGED",
    `contracts.json of ${manifest.name}@${manifest.version} cannot be read; build the package again and publish a new version.`,
  );
}

function idsByRole(events: Events) {
  const ids = (role: "emits" | "consumes") => Object.keys(events).filter((id) => events[id]?.[role]);
  return { emits: ids("emits"), consumes: ids("consumes") };
}

/** An older shell has no manifest, so it counts as the emitter of the events it owns. */
function idsByOwner(name: string, events: Events) {
  return { emits: Object.keys(events).filter((id) => events[id]?.owner === name), consumes: [] };
}

/** The error for two releases whose contracts are incompatible. */
export const disagree = (one: Party, other: Party, id: string, fault: string): ReleaseRefused =>
  new ReleaseRefused(
    "CONTRACT",
    `${one.release} and ${other.release} do not agree on ${id}: ${fault}. Build both from one state of the contracts and promote them together, or make the change additive (a breaking one is a new major version beside the old one).`,
  );

/** The id without its version: `cart.changed` of `cart.changed@1`. */
export const unversioned = (id: string): string => id.replace(/@\d+$/, "");
