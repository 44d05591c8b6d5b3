import { ReleaseRefused } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/**
 * Refuses two releases with a slice of the same key: in the shop's one store, the later one would replace the other.
 */
export function checkSlices(parties: Party[]): void {
  const owners = new Map<string, Party>();
  for (const party of parties) {
    for (const key of party.slices) {
      const owner = owners.get(key);
      if (owner) {
        throw new ReleaseRefused(
          "CONTRACT",
          `${owner.release} and ${party.release} both have a slice "${key}"; rename one of them in its store.ts.`,
        );
      }
      owners.set(key, party);
    }
  }
}
