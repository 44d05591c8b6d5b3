import { ReleaseRefused } from "../../releases/errors.ts";
import { liveComposition } from "../../releases/history.ts";
import type { Answer, Command, Options } from "../context.ts";
import { candidateCounts, countsText, headline } from "../live-text.ts";

/** What is live now, and how the candidate does. */
export const liveState: Command = async ({ store }) => {
  const live = await liveComposition(store);
  const health = await candidateCounts(store, live);
  const lines = live ? [headline(live), live.why && `  "${live.why}"`, countsText(health)] : ["nothing is live yet"];
  return { data: { live, health }, text: lines.filter(Boolean).join("\n") };
};

/** Refusals that a repetition only makes worse: an edge refuses a whole network after a few wrong tokens. */
const finalCodes = ["TOKEN", "ROLE", "TOO_MANY_REQUESTS"];
const isFinal = (error: unknown) => error instanceof ReleaseRefused && finalCodes.includes(error.code);

/**
 * Prints every change of what `liveState` answers until interrupted. Retries when it fails, except when the operator is
 * refused.
 */
export async function watch(
  read: () => Promise<Answer>,
  { json, once }: Options,
  log: (text: string) => void,
): Promise<Answer> {
  if (once) return read();
  for (let last = ""; ; ) {
    const { data, text } = await read().catch((error: Error) => {
      if (isFinal(error)) throw error;
      return { data: { error: error.message }, text: `the store cannot be read: ${error.message}` };
    });
    const printed = JSON.stringify(data);
    if (printed !== last) log(json ? printed : text);
    last = printed;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
