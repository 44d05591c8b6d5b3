import { ReleaseRefused } from "../../releases/errors.ts";
import { promote as promoteReleases } from "../../releases/promote.ts";
import { type Command, parseRelease, wentLive, wholeNumber } from "../context.ts";

export const promote: Command = async (context) => {
  const { words, options, store, who, dryRun, checkNew } = context;
  if (words.length === 0) {
    throw new ReleaseRefused("USAGE", "Say what to promote, e.g. ops promote mf-catalog@1.1.0.");
  }
  const percent = options.canary === undefined ? undefined : wholeNumber(options.canary, "the share of a canary");
  const how = { dryRun, check: checkNew, percent };
  const composition = await promoteReleases(store, words.map(parseRelease), who, how);
  const { candidate, revision, unchanged } = composition;
  if (unchanged) {
    const text = `${words.join(", ")} ${words.length > 1 ? "are" : "is"} live already, in revision ${revision}; nothing was changed`;
    return { data: { ...composition, dryRun }, text };
  }
  if (!candidate) return wentLive(composition, words.join(", "), context);
  const preview = `\npreview: /home?preview=${candidate.preview} (and /home?preview=off to leave)`;
  const answer = wentLive(composition, `${words.join(", ")} for ${candidate.percent} % of shoppers`, context);
  return { ...answer, text: answer.text + preview };
};
