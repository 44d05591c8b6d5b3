import type { Host, Part } from "@thuot-tha/shared/platform";
import { type MountedPart, mountPart, showFailure } from "../federation/mount-part.tsx";

interface Shown {
  key: string;
  element: HTMLElement;
  mounted?: MountedPart;
  clearFailure?: () => void;
}

interface ShowRequest {
  /** Remote, page and path: the same key keeps the page mounted and only hands it new props. */
  key: string;
  part: Part;
  host: Host;
  partProps: Record<string, unknown>;
  onError(error: unknown): void;
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
    if (shown?.key === request.key && shown.mounted) return shown.mounted.update(request.partProps);
    const first = shown ? null : outlet.querySelector<HTMLElement>(":scope > :first-child");
    const drawn = first && !("skeleton" in first.dataset) ? first : null;
    const next: Shown = { key: request.key, element: drawn ?? document.createElement("div") };
    if (!drawn) {
      next.element.hidden = true;
      outlet.append(next.element);
    }
    try {
      next.mounted = await mount(next.element, request);
    } catch (error) {
      request.onError(error);
      next.element.replaceChildren();
      next.clearFailure = showFailure(next.element, () => void show({ ...request, key: `${request.key}!` }));
    }
    const last = shown;
    shown = next;
    if (!drawn) first?.remove();
    next.element.hidden = false;
    if (last) {
      last.clearFailure?.();
      void last.mounted?.unmount();
      last.element.remove();
    }
  }

  return { show };
}

export type Outlet = ReturnType<typeof createOutlet>;
