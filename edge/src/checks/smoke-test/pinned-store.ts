import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import type { ReleaseStore } from "../../releases/store.ts";

/** A read-only view of a store in which the given set is live. */
export function pinnedStore(store: ReleaseStore, stable: ChosenSet): ReleaseStore {
  const at = new Date(0).toISOString();
  const composition: Composition = { revision: 1, at, by: "gate", why: "", stable, candidates: [] };
  const refuse = () => Promise.reject(new Error("this view of the store cannot be changed"));
  return {
    ...store,
    objects: { ...store.objects, create: refuse, put: refuse, remove: refuse },
    newest: async () => 1,
    revisions: async () => [1],
    readComposition: async () => composition,
    addComposition: refuse,
    addRelease: refuse,
    retire: refuse,
    unretire: refuse,
  };
}
