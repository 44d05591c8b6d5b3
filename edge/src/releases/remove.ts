import { mustNotOverlap } from "./candidates.ts";
import { type CheckSet, checkBeside, checkChosen } from "./check-chosen.ts";
import { type Committed, commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused, UnmetNeed } from "./errors.ts";
import { mustBeLive } from "./must-be-live.ts";
import { explained, unexplained } from "./reason.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Promotes the live set without one remote; its releases stay in the store. Active candidates stay, on that set.
 * Nothing changes when the gate refuses a set that would be served, such as one with links to the remote's pages.
 */
export function remove(
  store: ReleaseStore,
  name: string,
  who: Who,
  { check, ...how }: How & { check: CheckSet },
): Promise<Committed> {
  return commitRevision(store, unexplained(who), how, async (live) => {
    const { stable, candidates } = mustBeLive(live);
    if (name === "shell") {
      throw new ReleaseRefused("USAGE", "The shell loads every page, so it stays; promote another version of it.");
    }
    mustNotOverlap([name], candidates);
    if (!Object.hasOwn(stable, name)) {
      throw new ReleaseRefused("USAGE", `${name} is not live; these are: ${Object.keys(stable).join(", ")}.`);
    }
    const { [name]: _, ...set } = stable;
    const checkWithout = explaining(name, check);
    const pass = async () => {
      await checkChosen(store, set, live, checkWithout);
      await checkBeside(store, set, candidates, live, checkWithout);
    };
    return { action: "promote", stable: set, candidates, why: explained(`${name} removed`, who), check: pass };
  });
}

/** A check that says what has to come before the removal where a release needs the remote. */
const explaining =
  (name: string, check: CheckSet): CheckSet =>
  async (...set) => {
    await check(...set).catch((error: unknown) => {
      if (!(error instanceof UnmetNeed)) throw error;
      const remedy = `First promote a release of ${error.needing} that does without it, then remove ${name}.`;
      throw new ReleaseRefused(error.code, `${name} cannot be removed yet: ${error.need}. ${remedy}`);
    });
  };
