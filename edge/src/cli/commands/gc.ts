import { mustAllow } from "../../releases/commit-revision.ts";
import { collectGarbage } from "../../releases/garbage-collect.ts";
import { storeTimeOrEarlier } from "../../releases/store-time.ts";
import { type Command, wholeNumber } from "../context.ts";
import { edge } from "../options.ts";

const hour = 3_600_000;
const defaultTabHours = "168";
const defaultSets = "5";

export const gc: Command = {
  help: [
    ["ops gc", `delete releases that are not needed (--keep ${defaultSets} sets, --tabs ${defaultTabHours} hours)`],
  ],
  options: [...edge, "dry-run", "keep", "tabs"],
  words: [0, 0],
  async run({ options, store, who, dryRun }) {
    mustAllow(who.authority?.operator, { kind: "collect-garbage" });
    const done = await collectGarbage(store, {
      now: await storeTimeOrEarlier(store),
      maxTabAgeMs: wholeNumber(options.tabs ?? defaultTabHours, "--tabs, the hours a tab may stay open,") * hour,
      targets: wholeNumber(options.keep ?? defaultSets, "--keep, how many sets can be rolled back to,"),
      dryRun,
    });
    const list = (ids: string[]) => (ids.length ? `: ${ids.join(", ")}` : "");
    const would = dryRun ? "would be " : "";
    const text = [
      `${done.deleted.length} releases ${would}deleted${list(done.deleted)}`,
      `${done.marked.length} releases ${would}marked, to be deleted by a run in an hour or later${list(done.marked)}`,
      `${done.leftovers} leftovers ${would}removed`,
      ...done.damaged.map((revision) => `compositions/${revision}.json is damaged; what its set may need is kept`),
    ];
    return { data: { ...done, dryRun }, text: text.join("\n") };
  },
};
