import { liveComposition } from "../../releases/history.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import type { Command } from "../context.ts";
import { candidateCounts, countsText, headline } from "../live-text.ts";

interface Seen {
  data: string;
  text: string;
}

async function look(store: ReleaseStore): Promise<Seen> {
  const live = await liveComposition(store);
  const health = await candidateCounts(store, live);
  const said = live ? [headline(live), live.why && `  "${live.why}"`, countsText(health)] : ["nothing is live yet"];
  return { data: JSON.stringify({ live, health }), text: said.filter(Boolean).join("\n") };
}

/**
 * Prints every change of the live composition and the candidate's counts until interrupted; retries when the store
 * fails.
 */
export const watch: Command = async ({ store, options, log }) => {
  let last = "";
  for (;;) {
    const { data, text } = await look(store).catch((error: Error): Seen => {
      if (options.once) throw error;
      return { data: JSON.stringify({ error: error.message }), text: `the store cannot be read: ${error.message}` };
    });
    if (data !== last) log(options.json ? data : text);
    last = data;
    if (options.once) return { data: undefined, text: "" };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};
