import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { Host, Part, RemoteModule, SlotHost } from "@thuot-tha/shared/platform";
import { renderToString } from "react-dom/server";
import { filesOf } from "../federation/preload.ts";
import { fillingOf, isDrawn } from "../federation/slots.ts";

interface Options {
  composition: LiveComposition;
  moduleOf: (remote: string) => Promise<RemoteModule>;
  hostOf: (remote: string) => Host;
  onFailure: (remote: LiveRemote, part: string, error: unknown) => void;
}

/**
 * Slots on the server. A component that is being drawn cannot draw another tree, so a slot leaves a mark, and `fill`
 * puts the drawn fillings in the place of the marks.
 */
export function createServerSlots({ composition, moduleOf, hostOf, onFailure }: Options) {
  const asked: { slot: string; props: Record<string, unknown> }[] = [];
  const styles = new Set<string>();
  const mark = (index: number) => `<!--slot ${index}-->`;

  const slots: SlotHost = {
    drawn: (slot) => isDrawn(composition.remotes, slot),
    placeholder(slot, props) {
      if (!isDrawn(composition.remotes, slot)) return "";
      asked.push({ slot, props });
      return mark(asked.length - 1);
    },
    mount: () => ({ update: () => undefined, unmount: () => undefined }),
  };

  async function draw(slot: string, props: Record<string, unknown>): Promise<string> {
    const filling = fillingOf(composition.remotes, slot);
    if (!filling) return "";
    const { remote, part } = filling;
    try {
      const loaded: Part = await (await moduleOf(remote.name)).slot(part);
      const html = renderToString(loaded.element(hostOf(remote.name), props), { identifierPrefix: `${slot}-` });
      for (const href of filesOf(composition, remote.name, `slot-${part}`).styles) styles.add(href);
      return html;
    } catch (error) {
      onFailure(remote, part, error);
      return "";
    }
  }

  return {
    slots,
    /** Stylesheets of what has been drawn. */
    styles,
    /** The HTML with every slot drawn; those inside fillings too. */
    async fill(html: string): Promise<string> {
      let filled = html;
      for (let index = 0; index < asked.length; index++) {
        const { slot, props } = asked[index] as (typeof asked)[number];
        const drawn = await draw(slot, props);
        filled = filled.replace(mark(index), () => drawn);
      }
      return filled;
    },
  };
}
