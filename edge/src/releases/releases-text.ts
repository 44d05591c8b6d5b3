import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";

/** Releases of a set as text, such as "mf-a@1.0.0, mf-b@2.0.0". */
export const releasesText = (set: ChosenSet): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(", ");
