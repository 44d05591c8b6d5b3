import { createHash, randomBytes } from "node:crypto";
import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";

/** Id of a set of releases: equal for equal releases, also of different revisions. */
export function setId(set: ChosenSet): string {
  const parts = Object.entries(set).map(([name, { version, integrity }]) => `${name}@${version} ${integrity}`);
  return createHash("sha256").update(parts.sort().join("\n")).digest("base64url").slice(0, 12);
}

/** Id of one trial of a candidate: the same releases shown again later start with fresh counts. */
export const trialId = ({ set, since }: NonNullable<Composition["candidate"]>): string =>
  `${setId(set)}-${Date.parse(since)}`;

/** An unguessable word for a preview link. */
export const previewWord = (): string => randomBytes(9).toString("base64url");
