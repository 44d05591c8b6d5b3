import type { SlotContract } from "@thuot-tha/shared/contracts";
import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import {
  ContentRefused,
  type Host,
  type MountedSlot,
  type Part,
  propsForContent,
  type Violation,
} from "@thuot-tha/shared/platform";
import { clickDelay, reconnectInterval } from "../timeouts.ts";
import type { Content } from "./content.ts";
import { type MountedPart, mountPart } from "./mount.tsx";
import { preloadPart } from "./preload.ts";

/** What the slots of a document have in common. */
export interface ContentOptions {
  composition: LiveComposition;
  loadPart: (remote: LiveRemote, part: string) => Promise<Part>;
  hostFor: (remote: LiveRemote) => Host;
  /** `load`: the content's code failed to load. */
  onError: (remote: LiveRemote, part: string, error: unknown, kind: "load" | "crash" | "recovered") => void;
  onViolation: (violation: Violation) => void;
  /** Resolves when the page is ready: slots never compete with it. */
  pageReady: Promise<void>;
  /** Resolves when the shopper uses the ready page: slots with `loadOn="interaction"` wait for that. */
  inUse: Promise<void>;
  /** Resolves when the shop is next reachable again. */
  whenBack: () => Promise<void>;
}

/** A slot on the page, and the props that it was rendered with. */
interface Place {
  slot: SlotContract;
  element: HTMLElement;
  props: Record<string, unknown>;
  /** Called with whether content shows. */
  onShown: (shown: boolean) => void;
  /** `interaction`: the content's code waits until the shopper uses the page. */
  loadOn: "page" | "interaction";
}

let mounts = 0;

/**
 * Watches how the shopper uses a slot's fallback. Content takes over text, caret and focus of a text field, but it does
 * not replace a button between press and click, nor text in composition: Vietnamese input methods compose each word.
 * @returns waits until content can replace the fallback
 */
function watchUse(element: HTMLElement): () => Promise<void> {
  const { parentElement: place } = element;
  let composing = false;
  place?.addEventListener("compositionstart", () => {
    composing = true;
  });
  place?.addEventListener("compositionend", () => {
    composing = false;
  });
  const next = (type: string) => new Promise((resolve) => place?.addEventListener(type, resolve, { once: true }));

  return async () => {
    for (;;) {
      const focused = place?.querySelector(":focus");
      if (!focused || element.contains(focused)) return;
      const isField = focused.matches("input, textarea");
      if (isField && !composing) return;
      await Promise.race([next("focusout"), next("compositionend")]);
      if (!isField) await new Promise((resolve) => setTimeout(resolve, clickDelay));
    }
  };
}

/** Mounts a remote's content in a slot's place. The slot shows its fallback when content fails or rejects the props. */
export function mountContent(options: ContentOptions, { remote, part }: Content, place: Place): MountedSlot {
  const { composition, loadPart, hostFor, onError, onViolation, pageReady, inUse, whenBack } = options;
  const { slot, element, props, onShown, loadOn } = place;
  let current = props;
  let mounted: MountedPart | undefined;
  let unmounted = Promise.resolve();
  let refused = false;
  let gone = false;
  let retryDelay = reconnectInterval;
  const untilReplaceable = watchUse(element);

  function unmount(): void {
    if (mounted) unmounted = mounted.unmount();
    mounted = undefined;
  }

  function fail(error: unknown): void {
    onShown(false);
    refused = error instanceof ContentRefused;
    if (error instanceof ContentRefused) {
      onViolation(error.violation);
      unmount();
      void unmounted.then(() => element.replaceChildren());
    } else onError(remote, part, error, "crash");
  }

  /** The content's code; null when it does not load, which is tried again when the shop is back, and in a while. */
  async function code(): Promise<Part | null> {
    preloadPart(composition, remote.name, `slot-${part}`);
    try {
      return await loadPart(remote, part);
    } catch (error) {
      onShown(false);
      onError(remote, part, error, "load");
      // The shop may have been reachable all the time, but for this code.
      const inAWhile = new Promise<void>((resolve) => setTimeout(resolve, retryDelay));
      retryDelay *= 2;
      void Promise.race([whenBack(), inAWhile]).then(() => {
        if (!gone) void show();
      });
      return null;
    }
  }

  async function show(): Promise<void> {
    let isSettled = false;
    const showOnce = () => {
      if (!isSettled && !gone) onShown(true);
      isSettled = true;
    };
    try {
      // Server-rendered content hydrates with the page, unless it waits for the shopper.
      if (loadOn === "interaction") await inUse;
      else if (!element.firstElementChild) await pageReady;
      const loaded = await code();
      if (!loaded) return;
      await Promise.all([untilReplaceable(), unmounted]);
      if (gone) return;
      const understood = (next: Record<string, unknown>) => propsForContent(loaded, slot, next, remote.name);
      // The server's HTML hydrates with the props that it was rendered from.
      const used = element.firstElementChild ? props : current;
      const shown = await mountPart({
        part: loaded,
        name: `${remote.name}/${part}/${++mounts}`,
        identifierPrefix: `${slot.id}-`,
        element,
        host: hostFor(remote),
        partProps: understood(used),
        // The fallback leaves the page in the frame that shows the content: with both, the page would move twice.
        onMounted: showOnce,
        onError: (error, kind) => onError(remote, part, error, kind),
        retry: () => {
          unmount();
          void show();
        },
      });
      mounted = { ...shown, update: (next) => shown.update(understood(next)) };
      if (gone) return unmount();
      element.dataset.renderedBy = `${remote.name}/${part}`;
      // Content that has crashed meanwhile was not mounted: the way to try again stands in its place.
      showOnce();
      if (current !== used) update(current);
    } catch (error) {
      // Content that is mounted after its time is unmounted at once.
      isSettled = true;
      fail(error);
    }
  }

  function update(next: Record<string, unknown>): void {
    current = next;
    // Content that rejected the previous props may accept these.
    const again = refused;
    refused = false;
    try {
      mounted?.update(next);
    } catch (error) {
      fail(error);
    }
    if (again) void show();
  }

  void show();
  return {
    update,
    unmount() {
      gone = true;
      unmount();
    },
  };
}
