import type { Host, Location, Visibility } from "@thuot-tha/shared/platform";

export interface VisibilitySwitch extends Visibility {
  change(visible: boolean): void;
}

export function createVisibility(visible: boolean): VisibilitySwitch {
  const listeners = new Set<() => void>();
  return {
    isVisible: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      visible = next;
      for (const listener of listeners) listener();
    },
  };
}

interface Freezable {
  host: Host;
  /** Freezes the location that the page sees. */
  freeze: () => void;
  /** Follows the location again. */
  unfreeze: () => void;
  /** The location that the page sees. */
  location: () => Location;
}

/**
 * The host of one page, whose location can be frozen so that a page that is not on screen does not render again.
 * @param frozen the location that a page sees which is not on screen yet
 */
export function freezable(host: Host, eager: boolean, frozen?: Location): Freezable {
  const { router } = host;
  let isFrozen = frozen !== undefined;
  const location = () => {
    if (frozen && isFrozen) return frozen;
    const current = router.location();
    // The same object again: another one would render every link of the page again.
    return frozen && isSameEntry(frozen, current) ? frozen : current;
  };
  return {
    host: {
      ...host,
      eager,
      router: {
        ...router,
        location,
        subscribe: (listener) =>
          router.subscribe(() => {
            if (!isFrozen) listener();
          }),
        replaceSearch(search) {
          if (!isFrozen) router.replaceSearch(search);
        },
      },
    },
    location,
    freeze: () => {
      frozen = location();
      isFrozen = true;
    },
    unfreeze: () => {
      isFrozen = false;
    },
  };
}

/** Whether both are one entry of the history. */
export const isSameEntry = (one: Location, other: Location): boolean =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
