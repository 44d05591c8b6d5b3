import type { Host, Location, MountOptions } from "@thuot-tha/shared/platform";
import { flushSync } from "react-dom";
import { afterPaint } from "../after-paint.ts";
import { type MountedPart, mountPart, showFailure } from "../remotes/mount.tsx";
import { whenIdle } from "../when-idle.ts";
import { createVisibility, freezable, isSameEntry, type VisibilitySwitch } from "./hidden-page.ts";
import type { LoadedPage } from "./load-page.ts";
import { type ScrollAnchor, scrollAnchorOf, scrollToAnchor } from "./scroll-anchor.ts";

/** A mounted page: visible, prerendered, or cached for back navigation. */
export interface MountedPage {
  /** The last request it was shown for. */
  request: ShowRequest;
  element: HTMLElement;
  /** Its location can be frozen. */
  host: Host;
  visibility: VisibilitySwitch;
  /** Freezes the page's location when its address is left. */
  freeze: () => void;
  /** Follows the location again when the shopper returns before another page is on screen. */
  unfreeze: () => void;
  /** The location the page sees. */
  location: () => Location;
  mounted?: MountedPart;
  /** It is not needed any more, so it is unmounted even if it has not mounted yet. */
  dropped?: boolean;
  clearFailure?: () => void;
  /** It has crashed or could not be mounted, so it is not cached. */
  failed?: boolean;
  /** The element with the focus when the page was left. */
  focused?: HTMLElement;
  /** Whether the page was left at its top. */
  leftAtTop?: boolean;
  /** What was in the middle of the screen when the page was left. */
  anchor?: ScrollAnchor;
  /** Scroll positions inside the page when it was left: browsers reset those of elements taken out of the document. */
  scrolled?: { element: Element; left: number; top: number }[];
}

interface ShowRequest {
  /** Remote, page and path: the same key keeps the page mounted and passes it new props. */
  key: string;
  loaded: LoadedPage;
  host: Host;
  onError: MountOptions["onError"];
  /** The document's first page: hydrates the server's HTML unless another page was requested meanwhile. */
  first?: boolean;
  /** Runs in the step in which the page appears: scroll position and focus. */
  arrive?: () => void;
  /** Renders everything at once, because the shopper returns to a position further down. */
  eager?: boolean;
  /** Fades from the last page to this one where the browser supports it and motion is allowed. */
  fade?: boolean;
  /** Already mounted, so that it appears at once. */
  hidden?: MountedPage;
  /** Replaces the last page's entry in the history, so that the back button does not return to that page. */
  replaces?: boolean;
}

/** Number of pages that are cached for back navigation. */
const maxCachedPages = 3;

let mounts = 0;

/** The element that holds pages. The next page mounts hidden and replaces the last in one step. */
export function createOutlet(outlet: HTMLElement) {
  let shown: MountedPage | undefined;
  /** Pages cached for back navigation, the last one left at the end. */
  let cachedPages: MountedPage[] = [];
  let latest = 0;
  /** Elements that have been scrolled since the page came on screen, carousels for example. */
  const scrolled = new Set<Element>();
  const onScroll = ({ target }: Event) => target instanceof Element && scrolled.add(target);
  outlet.addEventListener("scroll", onScroll, { capture: true, passive: true });

  function record(request: ShowRequest, element: HTMLElement, visible: boolean, location?: Location): MountedPage {
    const freezing = freezable(request.host, request.eager === true, location);
    return { request, element, visibility: createVisibility(visible), ...freezing };
  }

  function retryOf(page: MountedPage): () => void {
    return () => void show({ ...page.request, hidden: undefined, first: false, key: `${page.request.key}!` });
  }

  async function mount(page: MountedPage): Promise<void> {
    const { request, element, host, visibility } = page;
    page.mounted = await mountPart({
      part: request.loaded.part,
      partProps: { ...request.loaded.match.props },
      host,
      element,
      visibility,
      name: `page/${++mounts}`,
      identifierPrefix: "page-",
      retry: retryOf(page),
      onError(error, kind) {
        if (kind === "crash") page.failed = true;
        page.request.onError(error, kind);
      },
    });
    if (page.dropped) void page.mounted.unmount();
  }

  /** @returns whether the page is on screen; false when another was requested during the mount */
  async function show(request: ShowRequest): Promise<boolean> {
    const { hidden } = request;
    if (request.first && latest > 0) return false;
    const turn = ++latest;
    // A page that has crashed would show its failure for the new props too.
    if (shown?.request.key === request.key && shown.mounted && !shown.failed) {
      shown.request = request;
      const { mounted } = shown;
      const update = () => mounted.update({ ...request.loaded.match.props });
      // A position further down exists only once its content is rendered.
      if (request.eager) flushSync(update);
      else update();
      request.arrive?.();
      dropUnused(hidden);
      return true;
    }
    const initialElement = shown ? null : outlet.querySelector<HTMLElement>(":scope > :first-child");
    if (hidden?.mounted) {
      swapIn(hidden, request, initialElement);
      return true;
    }
    dropUnused(hidden);
    const serverElement =
      request.first && initialElement && !("skeleton" in initialElement.dataset) ? initialElement : null;
    const next = record(
      { ...request, hidden: undefined, eager: request.eager || serverElement !== null },
      serverElement ?? document.createElement("div"),
      true,
    );
    if (!serverElement) {
      next.element.hidden = true;
      outlet.append(next.element);
    }
    try {
      await mount(next);
    } catch (error) {
      next.failed = true;
      request.onError(error, "crash");
      next.element.replaceChildren();
      next.clearFailure = showFailure(next.element, retryOf(next));
    }
    if (turn !== latest) {
      if (!serverElement) next.element.remove();
      clear(next);
      return false;
    }
    const last = shown;
    shown = next;
    next.element.dataset.renderedBy = renderedBy(request);
    // A fade covers the page, so that nothing is found on the screen during its step.
    const anchor = last && scrollAnchorOf(last.element);
    await inOneStep(request.fade === true && last !== undefined, () => {
      if (!serverElement) initialElement?.remove();
      detach(last, anchor);
      next.element.hidden = false;
      if (turn === latest) request.arrive?.();
    });
    leave(last, request);
    // A page that was ready may have been shown during the fade.
    return turn === latest;
  }

  /**
   * Shows a page that is already mounted, within the current task. Of a page that appears at its top, effects, the
   * focus, which would lay out the document at once, and the content that styles leave out while it has `data-arriving`
   * follow the paint.
   */
  function swapIn(next: MountedPage, request: ShowRequest, initialElement: Element | null): void {
    const last = shown;
    shown = next;
    cachedPages = cachedPages.filter((page) => page !== next);
    next.request = request;
    next.element.dataset.renderedBy = renderedBy(request);
    next.unfreeze();
    initialElement?.remove();
    detach(last, last && scrollAnchorOf(last.element));
    outlet.append(next.element);
    const wake = () => next.visibility.change(true);
    // At a position further down, effects may have to correct it before the paint.
    const isAtTop = isRendered(next) && (!request.eager || next.leftAtTop === true);
    if (isAtTop) {
      uncover(next.element);
      next.element.dataset.arriving = "";
      afterPaint(() => {
        delete next.element.dataset.arriving;
        if (next !== shown) return;
        restoreScrolled(next);
        restoreFocus(next);
        wake();
      });
    } else flushSync(wake);
    restoreScrolled(next);
    request.arrive?.();
    if (!isAtTop) {
      if (request.eager && next.anchor) scrollToAnchor(next.anchor);
      restoreFocus(next);
    }
    leave(last, request);
  }

  function restoreFocus({ focused }: MountedPage): void {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === outlet) focused?.focus({ preventScroll: true });
  }

  /**
   * Takes a page out of the document. Its ids, labels and popovers would otherwise be found beside those of the page on
   * screen.
   */
  function detach(last: MountedPage | undefined, anchor: ScrollAnchor | undefined): void {
    if (!last) return;
    const { activeElement } = document;
    last.focused =
      activeElement instanceof HTMLElement && last.element.contains(activeElement) ? activeElement : undefined;
    last.leftAtTop = window.scrollY === 0;
    last.anchor = anchor;
    last.scrolled = [...scrolled]
      .filter((element) => last.element.contains(element))
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
    scrolled.clear();
    last.element.remove();
  }

  /** Caches the last page for back navigation. Stopping its effects, and pages that are dropped, follows the paint. */
  function leave(last: MountedPage | undefined, { replaces }: ShowRequest): void {
    if (!last) return;
    const { match, status } = last.request.loaded;
    const isPublic = match.rendering === "server" && !match.login && status === 200;
    const all = [...cachedPages, last];
    if (!replaces && isPublic && !last.failed)
      cachedPages = [...cachedPages.filter((page) => !isSameEntry(page.location(), last.location())), last].slice(
        -maxCachedPages,
      );
    const dropped = all.filter((page) => !cachedPages.includes(page));
    afterPaint(() => {
      dropped.forEach(clear);
      if (cachedPages.includes(last)) last.visibility.change(false);
    });
  }

  function clear(page: MountedPage): void {
    page.dropped = true;
    page.clearFailure?.();
    void page.mounted?.unmount();
  }

  /**
   * Unmounts a prepared page that is not shown. Chromium otherwise keeps its elements, because it lists pictures with
   * several sizes until they are removed from a parent.
   */
  function drop(page: MountedPage): void {
    whenIdle(() => clear(page));
  }

  /** Drops a prepared page whose link was followed before it had mounted, or leads to the page on screen. */
  function dropUnused(hidden: MountedPage | undefined): void {
    if (hidden && !cachedPages.includes(hidden)) drop(hidden);
  }

  return {
    show,
    /**
     * Mounts a page that the shopper may go to next, without showing it. React renders it when nothing else runs, and
     * throws its errors once it is shown. A page that does not mount is mounted again when its link is followed.
     */
    prepare(request: ShowRequest, location: Location): MountedPage {
      const page = record(request, document.createElement("div"), false, location);
      mount(page).catch(() => undefined);
      return page;
    },
    drop,
    /** The page that was cached when the shopper left this entry of the history. */
    cachedPageFor: (key: string, location: Location): MountedPage | undefined =>
      cachedPages.find((page) => page.request.key === key && isSameEntry(page.location(), location)),
    /** Drops the cached pages. */
    forget(): void {
      for (const page of cachedPages.splice(0)) clear(page);
    },
    /** Called before the page with this key gets the address. */
    leaveFor(key: string): void {
      if (shown?.request.key === key) shown.unfreeze();
      else shown?.freeze();
    },
  };
}

/** Whether React has rendered what it mounted out of sight. */
export const isRendered = ({ mounted, element }: MountedPage): boolean =>
  mounted !== undefined && element.firstElementChild !== null;

/** Puts what the shopper has scrolled inside a page back, where it is displayed. */
function restoreScrolled({ scrolled = [] }: MountedPage): void {
  for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: "instant" });
}

/** Shows the elements that `Activity` hides, before React does. */
function uncover({ children }: HTMLElement): void {
  for (const child of children) if (child instanceof HTMLElement) child.style.removeProperty("display");
}

/** Remote and page, written into the document for debugging. */
const renderedBy = ({ loaded: { match } }: ShowRequest): string => `${match.remote}/${match.page}`;

async function inOneStep(fade: boolean, change: () => void): Promise<void> {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (!fade || still || !document.startViewTransition) return change();
  // Another navigation may skip the fade; the change still happens.
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

export type Outlet = ReturnType<typeof createOutlet>;
