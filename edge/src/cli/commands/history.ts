import { candidateText } from "../../releases/candidates.ts";
import { history as readHistory } from "../../releases/history.ts";
import type { Command } from "../context.ts";
import { edge } from "../options.ts";
import { setText } from "../output.ts";

export const history: Command = {
  help: [["ops history", "all revisions: author, time and reason"]],
  options: edge,
  words: [0, 0],
  store: "may be new",
  async run({ store }) {
    const rows = await readHistory(store);
    const text = rows.map(({ revision, at, by, action, why, stable, candidates }) => {
      const done = `${String(revision).padStart(4)}  ${at}  ${by}${action ? `  ${action}` : ""}${why ? `  "${why}"` : ""}`;
      const shown = candidates.map((one) => `candidate ${candidateText(one)}: ${setText(one.changes)}`);
      return [done, setText(stable), ...shown].join("\n      ");
    });
    return { data: rows, text: text.join("\n") || "nothing is live yet" };
  },
};
