import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";

/** Throws UNKNOWN_RELEASE for a set with a release that is marked for deletion. @param retired by `name@version` */
export function refuseRetired(retired: ReadonlyMap<string, Date>, set: ChosenSet): void {
  for (const [name, { version }] of Object.entries(set)) {
    if (!retired.has(`${name}@${version}`)) continue;
    throw new ReleaseRefused(
      "UNKNOWN_RELEASE",
      `${name}@${version} is marked for deletion. If it was live, ops gc with a larger --keep (or --tabs) keeps it, unless it has been deleted; otherwise publish a new version.`,
    );
  }
}
