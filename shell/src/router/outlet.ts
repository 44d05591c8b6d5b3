import type { Host, Location, Part } from "@thuot-tha/shared/platform";
import { type MountedPart, mountPart, showFailure } from "../remotes/mount.tsx";

interface Shown {
  /** The last request it was shown for. */
  request: ShowRequest;
  element: HTMLElement;
  /** Freezes the page's location when its address is left. */
  hold: () => void;
  /** Follows the location again when the shopper returns before another page is on screen. */
  release: () => void;
  mounted?: MountedPart;
  clearFailure?: () => void;
}

interface ShowRequest {
  /** Remote, page and path: the same key keeps the page mounted and passes it new props. */
  key: string;
  part: Part;
  /** Remote and page, written into the document for debugging. */
  drawnBy: string;
  host: Host;
  partProps: Record<string, unknown>;
  onError(error: unknown): void;
  /** The document's first page: hydrates the server's HTML unless another page was requested meanwhile. */
  first?: boolean;
  /** Runs in the step in which the page appears: scroll position and focus. */
  arrive?: () => void;
  /** Renders everything at once, because the shopper wants a position further down. */
  eager?: boolean;
  /** Fades from the last page to this one where the browser supports it and motion is allowed. */
  fade?: boolean;
}

/** The host of one page, whose location can be frozen so that a page being left does not render again. */
function holdable(host: Host, eager: boolean): { host: Host } & Pick<Shown, "hold" | "release"> {
  const { router } = host;
  let held: Location | undefined;
  return {
    host: {
      ...host,
      eager,
      router: {
        ...router,
        location: () => held ?? router.location(),
        subscribe: (listener) =>
          router.subscribe(() => {
            if (!held) listener();
          }),
      },
    },
    hold: () => {
      held ??= router.location();
    },
    release: () => {
      held = undefined;
    },
  };
}

/** The element that holds pages. The next page mounts hidden and replaces the last in one step. */
export function createOutlet(outlet: HTMLElement) {
  let shown: Shown | undefined;
  let latest = 0;

  async function mount({ element, request }: Shown, host: Host, retry: () => void): Promise<MountedPart> {
    return mountPart({ ...request, host, element, name: `page/${latest}`, identifierPrefix: "page-", retry });
  }

  /** @returns whether the page is on screen; false when another was requested during the mount */
  async function show(request: ShowRequest): Promise<boolean> {
    if (request.first && latest > 0) return false;
    const turn = ++latest;
    if (shown?.request.key === request.key && shown.mounted) {
      shown.request = request;
      shown.mounted.update(request.partProps);
      request.arrive?.();
      return true;
    }
    const place = shown ? null : outlet.querySelector<HTMLElement>(":scope > :first-child");
    const drawn = request.first && place && !("skeleton" in place.dataset) ? place : null;
    const { host, hold, release } = holdable(request.host, request.eager === true || drawn !== null);
    const next: Shown = { request, element: drawn ?? document.createElement("div"), hold, release };
    const retry = () => void show({ ...next.request, first: false, key: `${next.request.key}!` });
    if (!drawn) {
      next.element.hidden = true;
      outlet.append(next.element);
    }
    try {
      next.mounted = await mount(next, host, retry);
    } catch (error) {
      request.onError(error);
      next.element.replaceChildren();
      next.clearFailure = showFailure(next.element, retry);
    }
    if (turn !== latest) {
      if (!drawn) next.element.remove();
      clear(next);
      return false;
    }
    const last = shown;
    shown = next;
    next.element.dataset.drawnBy = request.drawnBy;
    await inOneStep(request.fade === true && last !== undefined, () => {
      if (!drawn) place?.remove();
      next.element.hidden = false;
      last?.element.remove();
      request.arrive?.();
    });
    if (last) clear(last);
    return true;
  }

  function clear({ clearFailure, mounted }: Shown): void {
    clearFailure?.();
    void mounted?.unmount();
  }

  return {
    show,
    /** Called before the page with this key gets the address. */
    leaveFor(key: string): void {
      if (shown?.request.key === key) shown.release();
      else shown?.hold();
    },
  };
}

async function inOneStep(fade: boolean, change: () => void): Promise<void> {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (!fade || still || !document.startViewTransition) return change();
  // Another navigation may skip the fade; the change still happens.
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

export type Outlet = ReturnType<typeof createOutlet>;
