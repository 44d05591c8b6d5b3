import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";

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
