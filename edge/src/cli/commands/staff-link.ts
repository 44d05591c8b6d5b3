import { optionalText } from "@thuot-tha/shared/server";
import { sharedSecret } from "../../canary/load-tokens.ts";
import { createStaffLinks } from "../../canary/staff-links.ts";
import { candidateId, candidateName, findCandidate } from "../../releases/candidates.ts";
import { mustAllow } from "../../releases/commit-revision.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import { liveComposition } from "../../releases/history.ts";
import { type Command, wholeNumber } from "../context.ts";
import { edge } from "../options.ts";

const hour = 3_600_000;
/** Maximum hours in which a link can be followed: a week. */
const maxHours = 168;
const defaultHours = "24";

/**
 * Makes a link that shows a candidate in the browser that follows it. An operator needs the role that shows the
 * candidate to staff, because the link shows it to every browser that follows it.
 */
export const staffLink: Command = {
  help: [
    [
      "ops staff-link [<remote>]",
      `a link that shows a candidate to staff; it can be followed for --hours ${defaultHours}, at most ${maxHours}`,
    ],
  ],
  options: [...edge, "hours", "shop"],
  words: [0, 1],
  async run({ words: [named], options, store, who, env }) {
    const candidate = findCandidate((await liveComposition(store))?.candidates ?? [], named);
    mustAllow(who.authority?.operator, { kind: "promote", remotes: Object.keys(candidate.changes), percent: 0 });
    const hours = wholeNumber(options.hours ?? defaultHours, "--hours, the hours in which the link can be followed,");
    if (hours < 1 || hours > maxHours) {
      throw new ReleaseRefused(
        "USAGE",
        `A link can be followed for 1 to ${maxHours} hours; make a new one after that.`,
      );
    }
    const expiresAt = new Date(who.at.getTime() + hours * hour);
    const secret = await sharedSecret(store);
    const word = createStaffLinks(() => secret).issue(candidateId(candidate), expiresAt);
    const here = `http://localhost:${optionalText(env, "PORT") ?? 8080}`;
    const shop = options.shop ?? optionalText(env, "PUBLIC_URL") ?? optionalText(env, "SHOP_URL") ?? here;
    const link = `${shop}/home?staff=${word}`;
    const name = candidateName(candidate);
    const text = `${link}\nshows ${name} in each browser that follows it before ${expiresAt.toISOString()}, until the candidate ends; /home?staff=off leaves it`;
    return { data: { candidate: name, link, expiresAt }, text };
  },
};
