import type { SlotHost } from "@thuot-tha/shared/platform";
import { contentOf, isRendered } from "./content.ts";
import { type ContentOptions, mountContent } from "./mount-content.ts";

/** Mounts slot content in a browser. A slot for which the composition has none shows its fallback, and is reported once. */
export function createSlotHost(options: ContentOptions): SlotHost {
  const { remotes } = options.composition;
  const missing = new Set<string>();

  function reportMissing(id: string, owner: string): void {
    if (missing.has(id)) return;
    missing.add(id);
    options.onViolation({ id, who: owner, reason: "no-content" });
  }

  return {
    rendered: ({ id }) => isRendered(remotes, id),
    report: options.onViolation,
    mount(slot, element, props, { onShown, loadOn }) {
      const content = contentOf(remotes, slot.id);
      if (content) return mountContent(options, content, { slot, element, props, onShown, loadOn });
      reportMissing(slot.id, slot.owner);
      onShown(false);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
}
