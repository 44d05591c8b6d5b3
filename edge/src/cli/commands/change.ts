import { ReleaseRefused } from "../../releases/errors.ts";
import {
  finish as finishCandidate,
  grow,
  promote as promoteReleases,
  withdraw as withdrawCandidate,
} from "../../releases/promote.ts";
import { rollback as rollbackTo } from "../../releases/rollback.ts";
import { type Command, parseRelease, went, wholeNumber } from "../context.ts";
import { setText } from "../output.ts";

export const promote: Command = async (context) => {
  const { words, options, store, who, how } = context;
  if (words.length === 0) {
    throw new ReleaseRefused("USAGE", "Say what to promote, e.g. ops promote mf-catalog@1.1.0.");
  }
  const percent = options.canary === undefined ? undefined : wholeNumber(options.canary, "the share of a canary");
  const composition = await promoteReleases(store, words.map(parseRelease), who, { ...how, percent });
  const { candidate } = composition;
  if (!candidate) return went(composition, words.join(", "), context);
  const preview = `\npreview: /home?preview=${candidate.preview} (and /home?preview=off to leave)`;
  const answer = went(composition, `${words.join(", ")} for ${candidate.percent} % of shoppers`, context);
  return { ...answer, text: answer.text + preview };
};

export const canary: Command = async (context) => {
  const percent = wholeNumber(context.words[0], "the share of the canary");
  const composition = await grow(context.store, percent, context.who, context.how);
  return went(composition, `the candidate for ${percent} % of shoppers`, context);
};

export const finish: Command = async (context) => {
  const composition = await finishCandidate(context.store, context.who, context.how);
  return went(composition, `the candidate for all: ${setText(composition.stable)}`, context);
};

export const withdraw: Command = async (context) => {
  const composition = await withdrawCandidate(context.store, context.who, context.how);
  return went(composition, composition.why, context);
};

export const rollback: Command = async (context) => {
  const to = context.words[0] === undefined ? undefined : wholeNumber(context.words[0], "the revision");
  const composition = await rollbackTo(context.store, to, context.who, context.how);
  return went(composition, composition.why, context);
};
