import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import {
  ContentRefused,
  type Host,
  type Part,
  propsForContent,
  type SlotHost,
  type Violation,
} from "@thuot-tha/shared/platform";
import { clickDelay, reconnectInterval } from "../timeouts.ts";
import { type MountedPart, mountPart } from "./mount.tsx";
import { preloadPart } from "./preload.ts";

interface Options {
  composition: LiveComposition;
  loadPart: (remote: LiveRemote, part: string) => Promise<Part>;
  hostFor: (remote: LiveRemote) => Host;
  /** `load`: the content's code failed to load. */
  onError: (remote: LiveRemote, part: string, error: unknown, kind: "load" | "crash") => void;
  onViolation: (violation: Violation) => void;
  /** Resolves when the page is ready: slots never compete with it. */
  pageReady: Promise<void>;
  /** Resolves when the shopper uses the ready page: slots with `loadOn="interaction"` wait for that. */
  inUse: Promise<void>;
  /** Resolves when the shop is next reachable again. */
  whenBack: () => Promise<void>;
}

/** A remote's content for a slot. */
export interface Content {
  remote: LiveRemote;
  part: string;
}

/** The remote with content for a slot, and the content's name. The first remote that declares the slot provides it. */
export function contentOf(remotes: readonly LiveRemote[], id: string): Content | null {
  for (const remote of remotes) {
    const content = remote.slots.find(({ slot }) => slot === id);
    if (content) return { remote, part: content.part };
  }
  return null;
}

/** Whether the server renders the slot's content. */
export const isRendered = (remotes: readonly LiveRemote[], id: string): boolean =>
  remotes.some(({ slots }) => slots.some(({ slot, rendering }) => slot === id && rendering === "server"));

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

/** Mounts slot content in the browser. The slot shows its fallback when content fails or rejects the props. */
export function createSlotHost(options: Options): SlotHost {
  const { composition, loadPart, hostFor, onError, onViolation, pageReady, inUse, whenBack } = options;
  const missing = new Set<string>();

  function reportMissing(id: string, owner: string): void {
    if (missing.has(id)) return;
    missing.add(id);
    onViolation({ id, who: owner, reason: "no-content" });
  }

  return {
    rendered: ({ id }) => isRendered(composition.remotes, id),
    report: onViolation,
    mount(slot, element, props, { onShown, loadOn }) {
      const content = contentOf(composition.remotes, slot.id);
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

      function fail({ remote, part }: Content, error: unknown): void {
        onShown(false);
        refused = error instanceof ContentRefused;
        if (error instanceof ContentRefused) {
          onViolation(error.violation);
          unmount();
          void unmounted.then(() => element.replaceChildren());
        } else onError(remote, part, error, "crash");
      }

      /** The content's code; null when it does not load, which is tried again when the shop is back, and in a while. */
      async function codeOf(content: Content): Promise<Part | null> {
        const { remote, part } = content;
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
            if (!gone) void show(content);
          });
          return null;
        }
      }

      async function show({ remote, part }: Content): Promise<void> {
        let isSettled = false;
        const showOnce = () => {
          if (!isSettled && !gone) onShown(true);
          isSettled = true;
        };
        try {
          // Server-rendered content hydrates with the page, unless it waits for the shopper.
          if (loadOn === "interaction") await inUse;
          else if (!element.firstElementChild) await pageReady;
          const loaded = await codeOf({ remote, part });
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
            onError: (error) => onError(remote, part, error, "crash"),
            retry: () => {
              unmount();
              void show({ remote, part });
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
          fail({ remote, part }, error);
        }
      }

      function update(next: Record<string, unknown>): void {
        current = next;
        if (!content) return;
        // Content that rejected the previous props may accept these.
        const again = refused;
        refused = false;
        try {
          mounted?.update(next);
        } catch (error) {
          fail(content, error);
        }
        if (again) void show(content);
      }

      if (content) void show(content);
      else {
        reportMissing(slot.id, slot.owner);
        onShown(false);
      }
      return {
        update,
        unmount() {
          gone = true;
          unmount();
        },
      };
    },
  };
}
