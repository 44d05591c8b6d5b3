import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { setsOf } from "./candidates.ts";
import { ReleaseRefused } from "./errors.ts";
import { rollbackHistory } from "./rollback-history.ts";
import { signatureKey } from "./signatures.ts";
import { compositionKey, type Published, type ReleaseStore, releaseKey } from "./store.ts";
import { verifiedKey } from "./verify-release.ts";

const hour = 3_600_000;

export interface GarbageOptions {
  /** By the store's clock (`storeTime`), which dates what is in the store. */
  now: Date;
  /** Maximum age of an open tab; releases that were live within it are needed. */
  maxTabAgeMs: number;
  /** Number of sets before the live one that must stay available for rollbacks. */
  targets: number;
  dryRun?: boolean;
}

export interface CollectedGarbage {
  /** Releases marked in this run: they can no longer go live, and a later run deletes them. */
  marked: string[];
  deleted: string[];
  /** Number of files left by unfinished uploads, and of old load counts and reports of edges. */
  leftovers: number;
  /** Unreadable compositions. Releases that they may need stay while open tabs may show them. */
  damaged: number[];
}

/**
 * Deletes releases that are unneeded: neither live, candidate, rollback target, recently live (within the life of the
 * longest open tab) nor recently published. Deletion takes two runs an hour apart: the first marks releases, which
 * blocks their promotion, and the second deletes them.
 */
export async function collectGarbage(store: ReleaseStore, options: GarbageOptions): Promise<CollectedGarbage> {
  const { now, maxTabAgeMs, targets, dryRun = false } = options;
  const oldest = now.getTime() - maxTabAgeMs;
  const { readable, lately, damaged, keptUntil } = await readAll(store, oldest);
  const needed = neededBy(readable, lately, targets);
  const [published, marks] = await Promise.all([store.published(), store.retired()]);
  const done: CollectedGarbage = { marked: [], deleted: [], leftovers: 0, damaged };
  const unmarked: Published[] = [];
  for (const release of published) {
    const mark = marks.get(idOf(release));
    if (needed.has(idOf(release)) || release.at.getTime() <= keptUntil) {
      if (mark && !dryRun) await store.unretire(release);
    } else if (!mark) {
      if (release.at.getTime() < oldest) unmarked.push(release);
    } else if (now.getTime() - mark.getTime() >= hour && (await store.isRetired(release))) {
      // The mark is looked for again, because another operator may have taken it back and promoted the release since.
      done.deleted.push(idOf(release));
      if (!dryRun) await remove(store, release);
    }
  }
  done.leftovers = await clearLeftovers(store, now, dryRun);
  // A mark is a new file, for which a full store has room only now.
  for (const release of unmarked) {
    done.marked.push(idOf(release));
    if (!dryRun) await store.retire(release);
  }
  return done;
}

const idOf = ({ name, version }: Published): string => `${name}@${version}`;

/**
 * Reads every composition. A damaged one is no rollback target, but open tabs may show its set, and an edge may still
 * serve it. So everything published before it stays (`keptUntil`) until it has been replaced for as long as a tab
 * lives.
 */
async function readAll(store: ReleaseStore, oldest: number) {
  const entries = await store.objects.list("compositions/");
  const writtenAt = new Map(entries.map(({ key, at }) => [key, at.getTime()]));
  const revisions = await store.revisions();
  const all = await Promise.all(
    revisions.map((revision) =>
      store.readComposition(revision).catch((error: unknown) => {
        if (error instanceof ReleaseRefused) return null;
        throw error;
      }),
    ),
  );
  const at = (index: number) => writtenAt.get(compositionKey(revisions[index] ?? 0));
  // A composition was live until the next one was added.
  const wasLately = (index: number) => (at(index - 1) ?? Number.POSITIVE_INFINITY) >= oldest;
  const wasLive = revisions.map((_, index) => index).filter((index) => all[index] === null && wasLately(index));
  return {
    readable: all.filter((one) => one !== null),
    lately: all.filter((_, index) => wasLately(index)).filter((one) => one !== null),
    damaged: revisions.filter((_, index) => all[index] === null),
    keptUntil: Math.max(Number.NEGATIVE_INFINITY, ...wasLive.map((index) => at(index) ?? 0)),
  };
}

/** `name@version` of all releases in the live set, rollback targets, and recently live sets and candidates. */
function neededBy(compositions: Composition[], lately: Composition[], targets: number): Set<string> {
  const sets = [
    ...rollbackHistory(compositions)
      .slice(0, targets + 1)
      .map(({ stable }) => stable),
    ...lately.flatMap(setsOf),
  ];
  return new Set(sets.flatMap((set) => Object.entries(set).map(([name, { version }]) => `${name}@${version}`)));
}

/** Removes `release.json` first, because a release without it does not exist. */
async function remove(store: ReleaseStore, { name, version }: Published): Promise<void> {
  const prefix = `remotes/${name}/${version}/`;
  const description = await store.objects.read(`${prefix}release.json`);
  await store.objects.remove(`${prefix}release.json`);
  if (description) await store.objects.remove(signatureKey("release", description));
  await store.objects.remove(verifiedKey({ name, version }));
  for (const { key } of await store.objects.list(prefix)) await store.objects.remove(key);
}

/**
 * Removes files, requests, marks of alerts, reports of edges and what an interrupted `storeTime` has left, older than a
 * day, and load counts older than 30 days; no file of a release.
 */
async function clearLeftovers(store: ReleaseStore, now: Date, dryRun: boolean): Promise<number> {
  const whole = new Set((await store.published()).map(({ name, version }) => `remotes/${name}/${version}`));
  const files = [...(await store.objects.list("remotes/")), ...(await store.objects.list("arriving/"))];
  const health = await store.objects.list("health/");
  const daily = (
    await Promise.all(["edges/", "requests/", "alerts/", "clock/"].map((one) => store.objects.list(one)))
  ).flat();
  const old = ({ at }: { at: Date }, hours: number) => now.getTime() - at.getTime() > hours * hour;
  const left = [
    ...files.filter((one) => old(one, 24) && !whole.has(one.key.split("/").slice(0, 3).join("/"))),
    ...health.filter((one) => old(one, 24 * 30)),
    ...daily.filter((one) => old(one, 24)),
  ];
  if (dryRun) return left.length;
  let removed = 0;
  for (const { key } of left) {
    if (await isOfRelease(store, key)) continue;
    await store.objects.remove(key);
    removed++;
  }
  return removed;
}

/** True for a file whose release exists by now, because its interrupted publication has been repeated meanwhile. */
async function isOfRelease(store: ReleaseStore, key: string): Promise<boolean> {
  const [folder, name = "", version = ""] = key.split("/");
  return folder === "remotes" && store.objects.has(releaseKey(name, version, "release.json"));
}
