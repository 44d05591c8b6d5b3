import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { checkReleaseSet } from "../../checks/release-set.ts";
import { setsOf } from "../../releases/candidates.ts";
import { readSet } from "../../releases/check-chosen.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import { history } from "../../releases/history.ts";
import { promote } from "../../releases/promote.ts";
import { readRelease } from "../../releases/read-release.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { verifyReleases } from "../../releases/verify-release.ts";
import { type Command, parseReleases } from "../context.ts";
import { edge, gate, many } from "../options.ts";

/**
 * With releases: checks whether they could be promoted. Without: checks that the published releases and the live set
 * are intact.
 */
export const check: Command = {
  help: [
    ["ops check [<remote>@<version> …]", "whether all releases are complete, or whether releases would pass the gate"],
  ],
  options: [...edge, ...gate],
  words: [0, many],
  async run({ words, store, who, checkNew }) {
    if (words.length > 0) {
      // Nothing goes live, so every operator may check.
      const anyone = { ...who, authority: undefined };
      const named = parseReleases(words);
      await promote(withoutLive(store, named), named, anyone, { check: checkNew, dryRun: true });
      return { data: { faults: [], warnings: [] }, text: `the gate lets ${words.join(", ")} through` };
    }
    const faults: string[] = [];
    const note = async (work: Promise<unknown>) => {
      await work.catch((error: Error) => {
        if (!(error instanceof ReleaseRefused)) throw error;
        faults.push(error.message);
      });
    };
    const [newest] = await store.revisions();
    if (newest) await note(store.readComposition(newest));
    const readable = await history(store);
    const [live] = readable;
    const warnings = (await store.revisions())
      .filter((revision) => revision !== newest && !readable.some((one) => one.revision === revision))
      .map((revision) => `compositions/${revision}.json is damaged; its set cannot be rolled back to`);
    for (const set of live ? setsOf(live) : []) await note(wholeSet(store, set));
    const published = await store.published();
    for (const { name, version } of published) await note(wholeRelease(store, name, version));
    const found = [...new Set(faults)];
    return {
      data: { faults: found, warnings },
      text: [
        ...(found.length ? found : [`all ${published.length} releases are whole, and what is live fits together`]),
        ...warnings,
      ].join("\n"),
      failed: found.length > 0,
    };
  },
};

const wholeSet = async (store: ReleaseStore, set: ChosenSet) => checkReleaseSet(store, await readSet(store, set));

async function wholeRelease(store: ReleaseStore, name: string, version: string): Promise<void> {
  await verifyReleases(store, [await readRelease(store, name, version)], { thoroughly: true });
}

/**
 * Hides what is live of the named packages, because the gate lets what is live pass unchecked, and candidates, because
 * it refuses to promote what one of them changes.
 */
const withoutLive = (store: ReleaseStore, named: { name: string }[]): ReleaseStore => ({
  ...store,
  async readComposition(revision) {
    const composition = await store.readComposition(revision);
    if (!composition) return null;
    const others = Object.entries(composition.stable).filter(([live]) => !named.some(({ name }) => name === live));
    return { ...composition, stable: Object.fromEntries(others), candidates: [] };
  },
});
