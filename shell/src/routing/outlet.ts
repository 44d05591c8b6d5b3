import type { Host, Location, Part } from "@thuot-tha/shared/platform";
import { type MountedPart, mountPart, showFailure } from "../federation/mount-part.tsx";

interface Shown {
  /** The last one it was shown for. */
  request: ShowRequest;
  element: HTMLElement;
  /** Its address is left: the page no longer follows where the shop is. */
  hold: () => void;
  /** Its address has been come back to before another page stood. */
  release: () => void;
  mounted?: MountedPart;
  clearFailure?: () => void;
}

interface ShowRequest {
  /** Remote, page and path: the same key keeps the page mounted and only hands it new props. */
  key: string;
  part: Part;
  /** Remote and page, for who looks at the document. */
  drawnBy: string;
  host: Host;
  partProps: Record<string, unknown>;
  onError(error: unknown): void;
  /** The page the document was made for: over what the server drew, unless another was asked for meanwhile. */
  first?: boolean;
  /** Part of the step in which the page appears: scroll position and focus. */
  arrive?: () => void;
  /** Nothing of it may come later: somewhere further down is where the shopper wants to be. */
  whole?: boolean;
  /** Fade from the last page to this one, where the browser can and motion is welcome. */
  fade?: boolean;
}

/** The host of one page, which sees where the shop is until it is held: a page that is left is not drawn once more for it. */
function holdable(host: Host, whole: boolean): { host: Host } & Pick<Shown, "hold" | "release"> {
  const { router } = host;
  let held: Location | undefined;
  return {
    host: {
      ...host,
      whole,
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

/** Where pages stand. The next one is mounted out of sight and takes the place of the last in one step. */
export function createOutlet(outlet: HTMLElement) {
  let shown: Shown | undefined;
  let latest = 0;

  async function mount({ element, request }: Shown, host: Host, retry: () => void): Promise<MountedPart> {
    return mountPart({ ...request, host, element, name: `page/${latest}`, identifierPrefix: "page-", retry });
  }

  /** @returns whether the page stands: not where another one was asked for while it came up */
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
    const { host, hold, release } = holdable(request.host, request.whole === true || drawn !== null);
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
    /** The page with this key is about to have the address. */
    leaveFor(key: string): void {
      if (shown?.request.key === key) shown.release();
      else shown?.hold();
    },
  };
}

async function inOneStep(fade: boolean, change: () => void): Promise<void> {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (!fade || still || !document.startViewTransition) return change();
  // Another navigation may skip the fade; the change is made all the same.
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

export type Outlet = ReturnType<typeof createOutlet>;
