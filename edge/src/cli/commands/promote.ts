import type { Candidate } from "@thuot-tha/shared/contracts/remote";
import { candidateName } from "../../releases/candidates.ts";
import { promote as promoteReleases } from "../../releases/promote.ts";
import { type Command, parseReleases, shareOf, wentLive } from "../context.ts";
import { change, gate, many } from "../options.ts";

export const promote: Command = {
  help: [
    ["ops promote <remote>@<version> …", "put releases live, several in one revision"],
    ["  --canary <percent>", "as a candidate for that share of shoppers, 0.01 to 99; 0 for staff only"],
  ],
  options: [...change, ...gate, "canary"],
  words: [1, many],
  missing: "what to promote, e.g. ops promote mf-catalog@1.1.0",
  async run(context) {
    const { words, options, store, who, dryRun, checkNew } = context;
    const percent = options.canary === undefined ? undefined : shareOf(options.canary);
    const how = { dryRun, check: checkNew, percent };
    const composition = await promoteReleases(store, parseReleases(words), who, how);
    const { action, candidates, revision, unchanged, waiting } = composition;
    if (unchanged) {
      const text = `${words.join(", ")} ${words.length > 1 ? "are" : "is"} live already, in revision ${revision}; nothing was changed`;
      return { data: { ...composition, dryRun }, text };
    }
    const candidate = action === "canary" ? candidates.at(-1) : undefined;
    if (!candidate) return wentLive(composition, words.join(", "), context);
    const answer = wentLive(composition, `${words.join(", ")} ${audience(candidate)}`, context);
    const forStaff = `\nfor staff: ops staff-link ${candidateName(candidate)}`;
    return { ...answer, text: waiting || dryRun ? answer.text : answer.text + forStaff };
  },
};

const audience = ({ percent }: Candidate): string =>
  percent === 0 ? "for staff only" : `for ${percent} % of shoppers`;
