import { type ReleaseContracts, releaseContracts } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import { type Release, readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { misfit } from "./compatible.ts";

interface Party {
  name: string;
  release: string;
  emits: readonly string[];
  consumes: readonly string[];
  contracts: ReleaseContracts;
}

type Declared = ReleaseContracts["events"][string];

/**
 * What one release sends, every other one of the set must be able to take: computed from the schemas each was built
 * with. A release without `contracts.json` is not looked into.
 */
export async function contractsMeet(store: ReleaseStore, set: Release[]): Promise<void> {
  const parties = (await Promise.all(set.map((one) => partyOf(store, one)))).filter((one) => one !== null);
  const shell = parties.find(({ name }) => name === "shell");
  if (!shell) return;
  for (const party of parties) {
    if (party === shell) continue;
    for (const [id, own] of Object.entries(party.contracts.events)) eventFits(id, own, party, shell, parties);
  }
}

async function partyOf(store: ReleaseStore, { manifest }: Release): Promise<Party | null> {
  if (!manifest.files.some(({ path }) => path === "contracts.json")) return null;
  const contracts = releaseContracts.parse(
    JSON.parse((await readChecked(store, manifest, "contracts.json")).toString()),
  );
  const { emits = [], consumes = [] } = manifest.manifest?.events ?? {};
  return { name: manifest.name, release: `${manifest.name}@${manifest.version}`, emits, consumes, contracts };
}

/** Every payload passes the shell's bus, which drops what its own schema refuses and what that schema does not know. */
function eventFits(id: string, own: Declared, party: Party, shell: Party, all: Party[]): void {
  const onBus = shell.contracts.events[id];
  if (!onBus) throw refused(party, shell, id, "its bus does not know it");
  if (onBus.kind !== own.kind)
    throw refused(party, shell, id, `it is of kind ${own.kind} here and ${onBus.kind} there`);
  // Whoever consumes a command sends its payload and takes its reply; of an event it is the other way round.
  const sendsPayload = own.kind === "command" ? party.consumes.includes(id) : party.emits.includes(id);
  const takesPayload = own.kind === "command" ? party.emits.includes(id) : party.consumes.includes(id);
  if (sendsPayload) must(own.payload, onBus.payload, party, shell, id, "payload");
  if (takesPayload) must(onBus.payload, own.payload, shell, party, id, "payload");
  if (own.reply && onBus.reply) {
    if (takesPayload) must(own.reply, onBus.reply, party, shell, id, "reply");
    if (sendsPayload) must(onBus.reply, own.reply, shell, party, id, "reply");
  }
  if (!sendsPayload) return;
  for (const other of all) {
    const theirs = other.contracts.events[id];
    const takes = own.kind === "command" ? other.emits.includes(id) : other.consumes.includes(id);
    if (other === party || other === shell || !theirs || !takes) continue;
    must(own.payload, theirs.payload, party, other, id, "payload");
    if (own.reply && theirs.reply) must(theirs.reply, own.reply, other, party, id, "reply");
  }
}

function must(sent: object, taken: object, sender: Party, taker: Party, id: string, what: string): void {
  const fault = misfit(sent as Declared["payload"], taken as Declared["payload"]);
  if (fault) throw refused(sender, taker, id, `in the ${what} that ${sender.name} sends, ${fault}`);
}

const refused = (one: Party, other: Party, id: string, fault: string): ReleaseRefused =>
  new ReleaseRefused(
    "CONTRACT",
    `${one.release} and ${other.release} do not agree on ${id}: ${fault}. Build both from one state of the contracts and promote them together, or make the change additive (a breaking one is a new major version of the event).`,
  );
