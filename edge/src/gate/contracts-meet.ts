import { type JsonSchema, type ReleaseContracts, releaseContracts } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import { type Release, readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { misfit } from "./compatible.ts";

interface Party {
  name: string;
  release: string;
  emits: readonly string[];
  consumes: readonly string[];
  /** Null of a release without `contracts.json`. */
  contracts: ReleaseContracts | null;
}

/**
 * Everything that is waited for is sent by a package of the set, and what one release sends, every other one can take:
 * computed from the schemas each was built with. Of a release without `contracts.json` only the ids are known.
 */
export async function contractsMeet(store: ReleaseStore, set: Release[]): Promise<void> {
  const parties = await Promise.all(set.map((one) => partyOf(store, one)));
  eventsMeet(parties);
  for (const party of parties) {
    for (const id of Object.keys(party.contracts?.events ?? {})) eventFits(id, party, parties);
  }
}

async function partyOf(store: ReleaseStore, { manifest }: Release): Promise<Party> {
  const contracts = await contractsOf(store, manifest);
  // The shell has no `remote.json`: it emits what it owns.
  const owned = Object.entries(contracts?.events ?? {}).filter(([, { owner }]) => owner === manifest.name);
  const { emits, consumes } = manifest.manifest?.events ?? { emits: owned.map(([id]) => id), consumes: [] };
  return { name: manifest.name, release: `${manifest.name}@${manifest.version}`, emits, consumes, contracts };
}

async function contractsOf(store: ReleaseStore, manifest: Release["manifest"]): Promise<ReleaseContracts | null> {
  if (!manifest.files.some(({ path }) => path === "contracts.json")) return null;
  return releaseContracts.parse(JSON.parse((await readChecked(store, manifest, "contracts.json")).toString()));
}

/** Every event a remote waits for has a package in the set that emits it. For a command that is the one that answers it. */
function eventsMeet(parties: Party[]): void {
  const emitted = new Set(parties.flatMap(({ emits }) => emits));
  for (const { release, consumes } of parties) {
    const missing = consumes.find((id) => !emitted.has(id));
    if (missing) {
      throw new ReleaseRefused(
        "CONTRACT",
        `${release} consumes ${missing}, which no release of this set emits; promote its owner with it.`,
      );
    }
  }
}

/** A payload is checked by the schema its emitter was built with, and by that of each listener. */
function eventFits(id: string, party: Party, all: Party[]): void {
  const own = party.contracts?.events[id];
  if (!own || !(own.kind === "command" ? party.consumes : party.emits).includes(id)) return;
  for (const other of all) {
    const theirs = other.contracts?.events[id];
    // A package that consumes a command sends its payload and takes its reply; of an event it is the other way round.
    const takes = own.kind === "command" ? other.emits.includes(id) : other.consumes.includes(id);
    if (other === party || !theirs || !takes) continue;
    if (theirs.kind !== own.kind)
      throw refused(party, other, id, `it is of kind ${own.kind} here and ${theirs.kind} there`);
    must(own.payload, theirs.payload, party, other, id, "payload");
    if (own.reply && theirs.reply) must(theirs.reply, own.reply, other, party, id, "reply");
  }
}

function must(sent: object, taken: object, sender: Party, taker: Party, id: string, what: string): void {
  const fault = misfit(sent as JsonSchema, taken as JsonSchema);
  if (fault) throw refused(sender, taker, id, `in the ${what} that ${sender.name} sends, ${fault}`);
}

const refused = (one: Party, other: Party, id: string, fault: string): ReleaseRefused =>
  new ReleaseRefused(
    "CONTRACT",
    `${one.release} and ${other.release} do not agree on ${id}: ${fault}. Build both from one state of the contracts and promote them together, or make the change additive (a breaking one is a new major version of the event).`,
  );
