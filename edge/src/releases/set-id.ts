import { createHash, randomBytes } from "node:crypto";
import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";

/** Name of a set of releases: the same for the same releases, whichever revision they are live under. */
export function setId(set: ChosenSet): string {
  const parts = Object.entries(set).map(([name, { version, integrity }]) => `${name}@${version} ${integrity}`);
  return createHash("sha256").update(parts.sort().join("\n")).digest("base64url").slice(0, 12);
}

/** Name of one trial of a candidate: the same releases shown again later are judged anew. */
export const trialId = ({ set, since }: NonNullable<Composition["candidate"]>): string =>
  `${setId(set)}-${Date.parse(since)}`;

/** A word that nobody guesses, for a preview link. */
export const previewWord = (): string => randomBytes(9).toString("base64url");
