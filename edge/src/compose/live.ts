import type { ReleaseStore } from "../releases/store.ts";
import { type Bundles, createBundles } from "./bundles.ts";
import { type ReleaseSet, readLiveSet } from "./set.ts";

export interface Live {
  set: ReleaseSet;
  bundles: Bundles;
}

interface Options {
  store: ReleaseStore;
  /** Milliseconds between two looks at the store. */
  interval: number;
  onChange: (live: Live) => void;
  onError: (error: unknown) => void;
}

/** Follows the store. What cannot be read leaves the last good composition live. */
export async function followLive({ store, interval, onChange, onError }: Options) {
  let live: Live | null = null;

  async function look(): Promise<void> {
    try {
      if ((await store.readLive()) === (live?.set.revision ?? null)) return;
      const set = await readLiveSet(store);
      if (!set) return;
      const bundles = createBundles(store, set);
      // Evaluated before it goes live, so that the first shopper does not wait for it.
      await bundles.shell();
      await Promise.allSettled(set.browser.remotes.map(({ name }) => bundles.remote(name)));
      live = { set, bundles };
      onChange(live);
    } catch (error) {
      onError(error);
    }
  }

  await look();
  let stopped = false;
  let timer = setTimeout(again, interval);
  async function again(): Promise<void> {
    await look();
    if (!stopped) timer = setTimeout(again, interval);
  }

  return {
    /** The live composition; null until one has been promoted. */
    current: (): Live | null => live,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type FollowedLive = Awaited<ReturnType<typeof followLive>>;
