import { ReleaseRefused, UnmetNeed } from "../../releases/errors.ts";
import { incompatibility } from "./compatible.ts";
import { disagree, type Party, type SlotUse, unversioned } from "./parties.ts";

/** Checks that only owners place slots, and that each slot content has a placed slot whose props it accepts. */
export function checkSlots(parties: Party[]): void {
  for (const party of parties) {
    for (const [id, slot] of Object.entries(party.slots ?? {})) {
      if (slot.places && slot.owner !== party.name) throw placedByOther(id, slot, party);
      if (slot.fills) checkContent(id, slot, party, parties);
    }
  }
}

const placedByOther = (id: string, { owner }: SlotUse, { release }: Party): ReleaseRefused =>
  new ReleaseRefused(
    "CONTRACT",
    `${release} places the slot ${id}, which belongs to ${owner}; declare a slot of its own, or let ${owner} place it.`,
  );

function checkContent(id: string, content: SlotUse, party: Party, parties: Party[]): void {
  const owner = parties.find(({ name }) => name === content.owner);
  // Owners older than slot contracts do not list the slots they place.
  if (owner && !owner.slots) return;
  const place = owner?.slots?.[id];
  if (!owner || !place?.places) throw noPlace(id, content, party, owner);
  const fault = incompatibility(place.props, content.props);
  if (fault) throw disagree(owner, party, `the slot ${id}`, `in the props that ${owner.name} hands over, ${fault}`);
}

function noPlace(id: string, { owner: name }: SlotUse, party: Party, owner: Party | undefined): ReleaseRefused {
  const unknown = `${party.release} has content for the slot ${id}, which is unknown here`;
  if (!owner) {
    const need = `${unknown}: its owner ${name} is not in this set`;
    return new UnmetNeed("CONTRACT", party.name, need, "promote that with it");
  }
  const placed = Object.entries(owner.slots ?? {}).find(
    ([other, { places }]) => places && unversioned(other) === unversioned(id),
  );
  const why = placed
    ? `${owner.release} places ${placed[0]}; build the content for that version, or promote a release of ${name} that places ${id}`
    : `${owner.release} does not place it; promote a release of ${name} that does, or take the content out`;
  return new ReleaseRefused("CONTRACT", `${unknown}: ${why}.`);
}
