import type { Host, Location, Part } from "@thuot-tha/shared/platform";
import { type MountedPart, mountPart, showFailure } from "../federation/mount-part.tsx";

interface Shown {
  key: string;
  element: HTMLElement;
  /** Its address is left: the page no longer follows where the shop is. */
  hold?: () => void;
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
  /** Part of the step in which the page appears: scroll position and focus. */
  arrive?: () => void;
  /** Fade from the last page to this one, where the browser can and motion is welcome. */
  fade?: boolean;
}

/** The host of one page, which sees where the shop is until it is held: a page that is left is not drawn once more for it. */
function holdable(host: Host): { host: Host; hold: () => void } {
  const { router } = host;
  let held: Location | undefined;
  return {
    host: {
      ...host,
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
      held = router.location();
    },
  };
}

/** Where pages stand. The next one is mounted out of sight and takes the place of the last in one step. */
export function createOutlet(outlet: HTMLElement) {
  let shown: Shown | undefined;
  let mounts = 0;

  async function mount(element: HTMLElement, request: ShowRequest): Promise<MountedPart> {
    return mountPart({
      ...request,
      element,
      name: `page/${++mounts}`,
      identifierPrefix: "page-",
      retry: () => void show({ ...request, key: `${request.key}!` }),
    });
  }

  async function show(request: ShowRequest): Promise<void> {
    if (shown?.key === request.key && shown.mounted) {
      shown.mounted.update(request.partProps);
      return request.arrive?.();
    }
    const first = shown ? null : outlet.querySelector<HTMLElement>(":scope > :first-child");
    const drawn = first && !("skeleton" in first.dataset) ? first : null;
    const next: Shown = { key: request.key, element: drawn ?? document.createElement("div") };
    if (!drawn) {
      next.element.hidden = true;
      outlet.append(next.element);
    }
    const { host, hold } = holdable(request.host);
    next.hold = hold;
    try {
      next.mounted = await mount(next.element, { ...request, host });
    } catch (error) {
      request.onError(error);
      next.element.replaceChildren();
      next.clearFailure = showFailure(next.element, () => void show({ ...request, key: `${request.key}!` }));
    }
    const last = shown;
    shown = next;
    next.element.dataset.drawnBy = request.drawnBy;
    await inOneStep(request.fade === true && last !== undefined, () => {
      if (!drawn) first?.remove();
      next.element.hidden = false;
      last?.element.remove();
      request.arrive?.();
    });
    last?.clearFailure?.();
    void last?.mounted?.unmount();
  }

  return {
    show,
    /** The page with this key is about to have the address. */
    leaveFor(key: string): void {
      if (shown && shown.key !== key) shown.hold?.();
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
