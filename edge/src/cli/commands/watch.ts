import { liveComposition } from "../../releases/history.ts";
import type { Command } from "../context.ts";
import { candidateCounts, countsText, headline } from "../live-text.ts";
import { edge } from "../options.ts";

/** What is live now, and how the candidates do. */
export const watch: Command = {
  help: [["ops watch", "the status and the candidates' counts, continuously"]],
  options: [...edge, "once"],
  words: [0, 0],
  repeats: true,
  async run({ store }) {
    const live = await liveComposition(store);
    const health = await candidateCounts(store, live);
    const lines = live ? [headline(live), live.why && `  "${live.why}"`, countsText(health)] : ["nothing is live yet"];
    return { data: { live, health }, text: lines.filter(Boolean).join("\n") };
  },
};
