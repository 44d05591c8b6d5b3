import { matchRoute } from "@thuot-tha/shared/contracts";
import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import type { CanonicalInput } from "./render-messages.ts";

/** The first refusal of an address; each further one of its route lasts twice as long. */
const firstRefusalMs = 1000;
const maxRefusalMs = 10 * 60_000;
/** Time after a refusal for which the route's calls still run alone, and for which its slots are left to browsers. */
const probationMs = 10 * 60_000;

interface Suspect {
  /** Addresses that are refused; from the second on, the whole route is. */
  refused: Set<string>;
  refusedMs: number;
  refusedUntil: number;
}

/** The composition of a route whose page is rendered without the slots of other remotes: browsers render these. */
const slotless = new WeakMap<LiveComposition, Map<string, LiveComposition>>();

/**
 * The composition for a route with the slots of other remotes left to the browser; the same object each time, because a
 * process is sent each new one.
 */
export function withoutSlots(composition: LiveComposition, route: string): LiveComposition {
  const [owner = ""] = route.split(" ");
  const known = slotless.get(composition) ?? new Map<string, LiveComposition>();
  slotless.set(composition, known);
  const found = known.get(owner);
  if (found) return found;
  const remotes = composition.remotes.map((remote) =>
    remote.name === owner
      ? remote
      : { ...remote, slots: remote.slots.map((slot) => ({ ...slot, rendering: "client" as const })) },
  );
  const made = { ...composition, remotes };
  known.set(owner, made);
  return made;
}

/** The route that serves an address, after its remote; `shell` for an address that no remote serves. */
export function routeOf({ url, composition }: Pick<CanonicalInput, "url" | "composition">): string {
  const routes = composition.remotes.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
  const found = matchRoute(routes, url.split("?", 1)[0] ?? "");
  return found ? `${found.route.name} ${found.route.path}` : "shell";
}

/**
 * The routes whose calls were unanswered when a process broke a limit, so that one of them may be the cause. There are
 * at most as many as the set has routes. @param now milliseconds
 */
export function createSuspects(now: () => number) {
  const suspects = new Map<string, Suspect>();
  /** Until when the slots of other remotes are left out of a route's pages. */
  const slotlessUntil = new Map<string, number>();
  return {
    leavesOutSlots: (route: string): boolean => now() < (slotlessUntil.get(route) ?? 0),
    leaveOutSlots: (route: string): void => void slotlessUntil.set(route, now() + probationMs),

    has: (route: string): boolean => suspects.has(route),
    isEmpty: (): boolean => suspects.size === 0,

    add(route: string): void {
      if (!suspects.has(route)) suspects.set(route, { refused: new Set(), refusedMs: 0, refusedUntil: 0 });
    },

    isRefused(route: string, url: string): boolean {
      const { refused, refusedUntil = 0 } = suspects.get(route) ?? {};
      return refused !== undefined && now() < refusedUntil && (refused.size > 1 || refused.has(url));
    },

    /** Refuses an address that has broken a limit alone. */
    refuse(route: string, url: string): void {
      const { refused, refusedMs = 0, refusedUntil = 0 } = suspects.get(route) ?? {};
      const others = refused && now() < refusedUntil ? refused : [];
      const next = Math.min(2 * refusedMs || firstRefusalMs, maxRefusalMs);
      suspects.set(route, { refused: new Set([...others, url]), refusedMs: next, refusedUntil: now() + next });
    },

    /** An address of the route was answered, which ends the suspicion unless another one was refused lately. */
    clear(route: string): void {
      const { refusedMs = 0, refusedUntil = 0 } = suspects.get(route) ?? {};
      if (refusedMs === 0 || now() >= refusedUntil + probationMs) suspects.delete(route);
    },
  };
}
