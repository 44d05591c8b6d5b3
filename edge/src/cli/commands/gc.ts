import { mustAllow } from "../../releases/commit-revision.ts";
import { collectGarbage } from "../../releases/garbage-collect.ts";
import { storeTime } from "../../releases/store-time.ts";
import { type Command, wholeNumber } from "../context.ts";

const hour = 3_600_000;

export const gc: Command = async ({ options, store, who, dryRun }) => {
  mustAllow(who.authority?.operator, { kind: "collect-garbage" });
  const done = await collectGarbage(store, {
    now: await storeTime(store),
    maxTabAgeMs: wholeNumber(options.tabs ?? "168", "--tabs, the hours a tab may stay open,") * hour,
    targets: wholeNumber(options.keep ?? "5", "--keep, how many sets can be rolled back to,"),
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
};
