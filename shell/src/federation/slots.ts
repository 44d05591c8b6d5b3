import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { Host, Part, SlotHost } from "@thuot-tha/shared/platform";
import { type MountedPart, mountPart } from "./mount-part.tsx";
import { preloadPart } from "./preload.ts";

interface Options {
  composition: LiveComposition;
  loadPart: (remote: LiveRemote, part: string) => Promise<Part>;
  hostFor: (remote: LiveRemote) => Host;
  onError: (remote: LiveRemote, part: string, error: unknown) => void;
  /** Resolves when the page itself stands: slots never compete with it. */
  pageReady: Promise<void>;
  /** Resolves when the page stands and somebody uses it: patient slots wait for that. */
  inUse: Promise<void>;
}

/** The remote that fills a slot, and with which part of it. The first one that declares the slot has it. */
export function fillingOf(remotes: readonly LiveRemote[], slot: string): { remote: LiveRemote; part: string } | null {
  for (const remote of remotes) {
    const filled = remote.slots.find((one) => one.slot === slot);
    if (filled) return { remote, part: filled.part };
  }
  return null;
}

/** Whether the server draws what fills the slot. */
export const isDrawn = (remotes: readonly LiveRemote[], slot: string): boolean =>
  remotes.some(({ slots }) => slots.some((one) => one.slot === slot && one.rendering === "server"));

let mounts = 0;

/** Until the shopper has left what stands in the filling's place: nothing is taken from under their fingers. */
async function unused({ parentElement }: HTMLElement): Promise<void> {
  if (!parentElement?.querySelector("input:focus")) return;
  await new Promise((resolve) => parentElement.addEventListener("focusout", resolve, { once: true }));
}

/** Mounts slot fillings in the browser. One that fails leaves the slot to its fallback and is reported. */
export function createSlotHost({ composition, loadPart, hostFor, onError, pageReady, inUse }: Options): SlotHost {
  return {
    drawn: (slot) => isDrawn(composition.remotes, slot),
    placeholder: () => "",
    mount(slot, element, props, onFilled, patient) {
      const filling = fillingOf(composition.remotes, slot);
      let current = props;
      let mounted: MountedPart | undefined;
      let gone = false;

      async function fill({ remote, part }: NonNullable<typeof filling>): Promise<void> {
        try {
          // What the server drew hydrates at once; what is not there yet waits for the page.
          if (!element.firstElementChild) await (patient ? inUse : pageReady);
          preloadPart(composition, remote.name, `slot-${part}`);
          const loaded = await loadPart(remote, part);
          await unused(element);
          if (gone) return;
          const given = current;
          mounted = await mountPart({
            part: loaded,
            name: `${remote.name}/${part}/${++mounts}`,
            identifierPrefix: `${slot}-`,
            element,
            host: hostFor(remote),
            partProps: given,
            onError: (error) => onError(remote, part, error),
            retry: () => void mounted?.unmount().then(() => fill({ remote, part })),
          });
          if (gone) return void mounted.unmount();
          if (current !== given) mounted.update(current);
          element.dataset.drawnBy = `${remote.name}/${part}`;
          onFilled(true);
        } catch (error) {
          onError(remote, part, error);
          onFilled(false);
        }
      }

      if (filling) void fill(filling);
      else onFilled(false);
      return {
        update(next) {
          current = next;
          mounted?.update(next);
        },
        unmount() {
          gone = true;
          void mounted?.unmount();
        },
      };
    },
  };
}
