import type { Objects } from "@thuot-tha/shared/server";

/**
 * Objects in memory that simulate a distant bucket: each answer takes a round trip. Requests sent together share one.
 */
export function distantObjects() {
  const stored = new Map<string, { bytes: Buffer; at: Date }>();
  const sent: (() => void)[] = [];
  let trips = 0;

  function answer(): void {
    trips++;
    for (const one of sent.splice(0)) one();
  }

  async function trip<T>(work: () => T): Promise<T> {
    await new Promise<void>((resolve) => {
      if (sent.push(resolve) === 1) setImmediate(answer);
    });
    return work();
  }

  function create(key: string, bytes: Buffer): boolean {
    if (stored.has(key)) return false;
    stored.set(key, { bytes, at: new Date() });
    return true;
  }

  const objects: Objects = {
    reach: () => trip(() => undefined),
    has: (key) => trip(() => stored.has(key)),
    read: (key) => trip(() => stored.get(key)?.bytes ?? null),
    create: (key, bytes) => trip(() => create(key, bytes)),
    put: (key, bytes) => trip(() => void stored.set(key, { bytes, at: new Date() })),
    list: (prefix) =>
      trip(() =>
        [...stored]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, { bytes, at }]) => ({ key, at, etag: `${at.getTime()}-${bytes.length}` })),
      ),
    remove: (key) => trip(() => void stored.delete(key)),
    probe: () => trip(() => undefined),
  };
  return {
    objects,
    /** Number of consecutive round trips that the work takes. */
    async tripsOf(work: () => Promise<unknown>): Promise<number> {
      const before = trips;
      await work();
      return trips - before;
    },
  };
}
