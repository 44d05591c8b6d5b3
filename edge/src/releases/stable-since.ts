import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { setId } from "./set-id.ts";
import { compositionKey, type ReleaseStore } from "./store.ts";

interface StableSince {
  /** The revision with which the stable set became that; later ones changed candidates only. */
  since: Composition;
  /** False for the first stable set of the store. */
  hasEarlier: boolean;
}

/** How the stable set of a composition became that. Rejects while the store cannot be read. */
export async function stableSince({ readComposition }: ReleaseStore, composition: Composition): Promise<StableSince> {
  const set = setId(composition.stable);
  let since = composition;
  for (let revision = composition.revision - 1; revision > 0; revision--) {
    try {
      const earlier = await readComposition(revision);
      if (!earlier) continue;
      if (setId(earlier.stable) !== set) return { since, hasEarlier: true };
      since = earlier;
    } catch (error) {
      // What a damaged revision had is unknown, so it counts as another set.
      if (error instanceof ReleaseRefused) return { since, hasEarlier: true };
      throw error;
    }
  }
  return { since, hasEarlier: false };
}

/** When a revision was written, by the store's clock; its own `at` is by the clock of the operator's machine. */
export async function writtenAt({ objects }: ReleaseStore, revision: number): Promise<Date | undefined> {
  const all = await objects.list("compositions/");
  return all.find(({ key }) => key === compositionKey(revision))?.at;
}
