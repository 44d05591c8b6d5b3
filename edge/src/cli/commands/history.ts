import { history as readHistory } from "../../releases/history.ts";
import type { Command } from "../context.ts";
import { setText } from "../output.ts";

export const history: Command = async ({ store }) => {
  const rows = await readHistory(store);
  const text = rows.map(({ revision, at, by, action, why, stable, candidate }) => {
    const what = [action, candidate && `${candidate.percent} %`].filter(Boolean).join(" ");
    return `${String(revision).padStart(4)}  ${at}  ${by}${what ? `  ${what}` : ""}${why ? `  "${why}"` : ""}\n      ${setText(candidate?.set ?? stable)}`;
  });
  return { data: rows, text: text.join("\n") };
};
