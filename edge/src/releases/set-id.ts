import { createHash } from "node:crypto";
import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";

/** Id of a set of releases: equal for equal releases, also of different revisions. */
export function setId(set: ChosenSet): string {
  const parts = Object.entries(set).map(([name, { version, integrity }]) => `${name}@${version} ${integrity}`);
  return createHash("sha256").update(parts.sort().join("\n")).digest("base64url").slice(0, 12);
}
