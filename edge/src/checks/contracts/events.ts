import { anyone } from "@thuot-tha/shared/contracts";
import { ReleaseRefused, UnmetNeed } from "../../releases/errors.ts";
import { incompatibility } from "./compatible.ts";
import { disagree, type EventUse, type Party, unversioned } from "./parties.ts";

/**
 * Checks that a package of the set emits every consumed event in a compatible version, that only owners emit, and that
 * payloads satisfy the schemas both sides were built with.
 */
export function checkEvents(parties: Party[]): void {
  for (const party of parties) {
    checkOwner(party);
    for (const id of party.consumes) checkEmitted(id, party, parties);
    for (const id of [...party.emits, ...party.consumes]) checkPayload(id, party, parties);
  }
}

function checkOwner({ release, name, emits, events }: Party): void {
  for (const id of emits) {
    const { owner = name, kind = "event" } = events[id] ?? {};
    if (owner === name || owner === anyone) continue;
    throw new ReleaseRefused(
      "CONTRACT",
      `${release} ${kind === "command" ? "answers" : "emits"} ${id}, which only its owner ${owner} may; leave it to ${owner}, or declare an event of its own.`,
    );
  }
}

/** Checks that a package in the set emits an event, or answers a command, that this package consumes. */
function checkEmitted(id: string, party: Party, parties: Party[]): void {
  const own = party.events[id];
  // Events without an owner are optional, because no release must emit them.
  if (own?.owner === anyone) return;
  const emitted = parties.flatMap((one) => one.emits.map((sent) => ({ sent, one })));
  if (emitted.some(({ sent, one }) => sharedVersion([id, own], [sent, one.events[sent]]))) return;
  const other = emitted.find(({ sent }) => unversioned(sent) === unversioned(id));
  if (!other) {
    const need = `${party.release} consumes ${id}, which no release of this set emits`;
    throw new UnmetNeed("CONTRACT", party.name, need, "promote its owner with it");
  }
  throw new ReleaseRefused(
    "CONTRACT",
    `${party.release} consumes ${id}, and ${other.one.release} emits ${other.sent}, but neither has an adapter between the two; declare one where the newer version is declared, build its package again and promote that.`,
  );
}

/** Checks a payload against the schemas of its sender and of each receiver. */
function checkPayload(id: string, party: Party, parties: Party[]): void {
  const own = party.events[id];
  // The consumer of a command sends its payload and receives its reply; the consumer of an event receives its payload.
  if (!own || !(own.kind === "command" ? party.consumes : party.emits).includes(id)) return;
  for (const other of parties) {
    if (other === party) continue;
    for (const theirId of own.kind === "command" ? other.emits : other.consumes) {
      const theirs = other.events[theirId];
      const shared = theirs && sharedVersion([id, own], [theirId, theirs]);
      if (!shared) continue;
      if (theirs.kind !== own.kind) {
        throw disagree(party, other, shared.id, `it is of kind ${own.kind} here and ${theirs.kind} there`);
      }
      const { mine, their } = shared;
      mustFit(mine?.payload, their?.payload, party, other, shared.id, "payload");
      mustFit(their?.reply, mine?.reply, other, party, shared.id, "reply");
    }
  }
}

type Versioned = [id: string, event: EventUse | undefined];

/**
 * The version in which two packages exchange an event: the same version, or one that either side has an adapter for.
 */
function sharedVersion([id, event]: Versioned, [otherId, other]: Versioned) {
  if (id === otherId) return { id, mine: event, their: other };
  const mine = event?.adapts?.find((version) => version.id === otherId);
  if (mine) return { id: otherId, mine, their: other };
  const their = other?.adapts?.find((version) => version.id === id);
  return their && { id, mine: event, their };
}

function mustFit(
  sent: EventUse["payload"] | undefined,
  accepted: EventUse["payload"] | undefined,
  sender: Party,
  receiver: Party,
  id: string,
  what: string,
): void {
  const fault = sent && accepted ? incompatibility(sent, accepted) : null;
  if (fault) throw disagree(sender, receiver, id, `in the ${what} that ${sender.name} sends, ${fault}`);
}
