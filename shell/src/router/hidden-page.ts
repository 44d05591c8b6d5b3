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
  hold: () => void;
  /** Follows the location again. */
  release: () => void;
  /** The location that the page sees. */
  place: () => Location;
}

/**
 * The host of one page, whose location can be frozen so that a page that is not on screen does not render again.
 * @param held the location that a page sees which is not on screen yet
 */
export function freezable(host: Host, eager: boolean, held?: Location): Freezable {
  const { router } = host;
  let isHeld = held !== undefined;
  const place = () => {
    if (held && isHeld) return held;
    const location = router.location();
    // The same object again: another one would render every link of the page again.
    return held && isSamePlace(held, location) ? held : location;
  };
  return {
    host: {
      ...host,
      eager,
      router: {
        ...router,
        location: place,
        subscribe: (listener) =>
          router.subscribe(() => {
            if (!isHeld) listener();
          }),
      },
    },
    place,
    hold: () => {
      held = place();
      isHeld = true;
    },
    release: () => {
      isHeld = false;
    },
  };
}

/** Whether both are one entry of the history. */
export const isSamePlace = (one: Location, other: Location): boolean =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
