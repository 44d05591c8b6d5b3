import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { setId } from "./set-id.ts";

/**
 * The compositions whose sets rollbacks lead through, that of the live set first: every other set that went live was put
 * on top of those before it, and a rollback takes away all on top of the one it brought back.
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
