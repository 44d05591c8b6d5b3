import pLimit from "p-limit";
import { compositionKey, type ReleaseStore, releaseKey } from "./store.ts";

/** Signatures written at the same time, because a bucket answers each write slowly. */
const maxWrites = 16;

/**
 * Signs every published release and every composition as it is in the store, for a store that was written without a key
 * or with another one. @returns the number of each
 */
export async function signAll(
  store: ReleaseStore,
  dryRun = false,
): Promise<{ releases: number; compositions: number }> {
  const inTurn = pLimit(maxWrites);
  const sign = async (kind: "release" | "composition", key: string) => {
    const bytes = await store.objects.read(key);
    if (bytes && !dryRun) await store.signatures.sign(kind, bytes);
  };
  const [published, revisions] = await Promise.all([store.published(), store.revisions()]);
  await Promise.all([
    ...published.map(({ name, version }) => inTurn(sign, "release", releaseKey(name, version, "release.json"))),
    ...revisions.map((revision) => inTurn(sign, "composition", compositionKey(revision))),
  ]);
  return { releases: published.length, compositions: revisions.length };
}
