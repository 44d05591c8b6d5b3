import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { setId } from "./set-id.ts";

/**
 * The compositions that repeated rollbacks restore, the live one first. A promotion puts its set on top of this stack;
 * a rollback removes all sets above the one it restores.
 *
 * @param all every composition, newest first
 */
export function rollbackHistory(all: Composition[]): Composition[] {
  const way: { id: string; composition: Composition }[] = [];
  for (const composition of all.toReversed()) {
    const id = setId(composition.stable);
    const known = way.findLastIndex((one) => one.id === id);
    if (known >= 0 && (composition.action === "rollback" || known === way.length - 1)) way.length = known;
    way.push({ id, composition });
  }
  return way.reverse().map((one) => one.composition);
}
