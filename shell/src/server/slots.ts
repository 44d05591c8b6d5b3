import type { SlotContract } from "@thuot-tha/shared/contracts";
import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import {
  type Host,
  type Part,
  propsForContent,
  type RemoteModule,
  type SlotHost,
  type Violation,
} from "@thuot-tha/shared/platform";
import { renderToString } from "react-dom/server";
import { type Content, contentOf, isRendered } from "../remotes/content.ts";
import { filesOf } from "../remotes/preload.ts";
import { within } from "../within.ts";

/** What content is rendered with. */
interface Sources {
  moduleOf: (remote: string) => Promise<RemoteModule>;
  hostOf: (remote: LiveRemote) => Host;
  /** Milliseconds that are left for the document. */
  timeLeft: () => number;
  onFailure: (remote: LiveRemote, part: string, error: unknown) => void;
}

const codeOf = async (moduleOf: Sources["moduleOf"], { remote, part }: Content): Promise<Part> =>
  (await moduleOf(remote.name)).slot(part);

/**
 * Slots on the server. React cannot render one tree inside the render of another, so a slot leaves a placeholder,
 * and `fill` replaces the placeholders with rendered content, or with nothing where it is late or fails.
 */
export function createServerSlots(composition: LiveComposition, onViolation: (violation: Violation) => void) {
  const requested: { slot: SlotContract; props: Record<string, unknown> }[] = [];
  const styles = new Set<string>();
  const mark = (index: number) => `<!--slot ${index}-->`;

  const slots: SlotHost = {
    rendered: ({ id }) => isRendered(composition.remotes, id),
    report: onViolation,
    placeholder(slot, props) {
      if (!isRendered(composition.remotes, slot.id)) return "";
      requested.push({ slot, props });
      return mark(requested.length - 1);
    },
    mount: () => ({ update: () => undefined, unmount: () => undefined }),
  };

  async function contentHtml(
    { moduleOf, hostOf, timeLeft, onFailure }: Sources,
    { slot, props }: (typeof requested)[number],
  ): Promise<string> {
    const content = contentOf(composition.remotes, slot.id);
    if (!content) return "";
    const { remote, part } = content;
    try {
      const loaded: Part = await within(timeLeft(), codeOf(moduleOf, content));
      const tree = loaded.element(hostOf(remote), propsForContent(loaded, slot, props, remote.name));
      const html = renderToString(tree, { identifierPrefix: `${slot.id}-` });
      for (const href of filesOf(composition, remote.name, `slot-${part}`).styles) styles.add(href);
      return html;
    } catch (error) {
      onFailure(remote, part, error);
      return "";
    }
  }

  return {
    slots,
    /** Stylesheets of the rendered content. */
    styles,
    /** The HTML with all slots' content in place, including slots inside content. */
    async fill(html: string, sources: Sources): Promise<string> {
      let filled = html;
      for (let index = 0; index < requested.length; index++) {
        const content = await contentHtml(sources, requested[index] as (typeof requested)[number]);
        filled = filled.replace(mark(index), () => content);
      }
      return filled;
    },
  };
}
