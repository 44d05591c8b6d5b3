import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { rollbackHistory } from "./rollback-history.ts";
import type { ReleaseStore } from "./store.ts";

const hour = 3_600_000;

export interface ClearAwayOptions {
  now: Date;
  /** Milliseconds for which a tab may stay open: what was live within them still serves it. */
  longestTab: number;
  /** How many sets before the live one can be rolled back to, one after the other. */
  targets: number;
  dryRun?: boolean;
}

export interface ClearedAway {
  /** Marked now: they cannot go live any more; a later run deletes them. */
  marked: string[];
  deleted: string[];
  /** Files of uploads that were never finished. */
  leftovers: number;
}

/**
 * Deletes releases nobody needs: not live, not a candidate, not among the sets to go back to, not live within the life
 * of the longest open tab, not just published. It takes two runs an hour apart: the first marks, so that nobody can
 * promote what the second deletes.
 */
export async function collectGarbage(store: ReleaseStore, options: ClearAwayOptions): Promise<ClearedAway> {
  const { now, longestTab, targets, dryRun = false } = options;
  const oldest = now.getTime() - longestTab;
  // A damaged one stops it here: what it names might be needed.
  const compositions = await Promise.all((await store.revisions()).map(store.readComposition));
  const kept = neededBy(
    compositions.filter((one) => one !== null),
    oldest,
    targets,
  );
  const [published, marks] = await Promise.all([store.published(), store.retired()]);
  const done: ClearedAway = { marked: [], deleted: [], leftovers: 0 };
  for (const release of published) {
    const id = `${release.name}@${release.version}`;
    const mark = marks.get(id);
    if (kept.has(id)) {
      if (mark && !dryRun) await store.unretire(release);
    } else if (!mark) {
      if (release.at.getTime() >= oldest) continue;
      done.marked.push(id);
      if (!dryRun) await store.retire(release);
    } else if (now.getTime() - mark.getTime() >= hour) {
      done.deleted.push(id);
      if (!dryRun) await remove(store, `remotes/${release.name}/${release.version}/`);
    }
  }
  done.leftovers = await clearLeftovers(store, now, dryRun);
  return done;
}

/** `name@version` of everything in a set that is, can be, or lately was live. */
function neededBy(compositions: Composition[], oldest: number, targets: number): Set<string> {
  // A composition was live until the next one came.
  const lately = compositions.filter((_, index) => {
    const until = compositions[index - 1]?.at;
    return until === undefined || Date.parse(until) >= oldest;
  });
  const sets = [
    ...rollbackHistory(compositions)
      .slice(0, targets + 1)
      .map(({ stable }) => stable),
    ...lately.flatMap(({ stable, candidate }) => [stable, candidate?.set ?? {}]),
  ];
  return new Set(sets.flatMap((set) => Object.entries(set).map(([name, { version }]) => `${name}@${version}`)));
}

/** The description first: without it the release does not exist. */
async function remove(store: ReleaseStore, prefix: string): Promise<void> {
  await store.objects.remove(`${prefix}release.json`);
  for (const { key } of await store.objects.list(prefix)) await store.objects.remove(key);
}

/** Files without a `release.json` that have lain for a day, and counts of sets that are long gone. */
async function clearLeftovers(store: ReleaseStore, now: Date, dryRun: boolean): Promise<number> {
  const whole = new Set((await store.published()).map(({ name, version }) => `remotes/${name}/${version}`));
  const files = [...(await store.objects.list("remotes/")), ...(await store.objects.list("arriving/"))];
  const health = await store.objects.list("health/");
  const old = ({ at }: { at: Date }, hours: number) => now.getTime() - at.getTime() > hours * hour;
  const left = [
    ...files.filter((one) => old(one, 24) && !whole.has(one.key.split("/").slice(0, 3).join("/"))),
    ...health.filter((one) => old(one, 24 * 30)),
  ];
  if (!dryRun) for (const { key } of left) await store.objects.remove(key);
  return left.length;
}
