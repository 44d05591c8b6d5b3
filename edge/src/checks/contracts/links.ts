import { shapeOf } from "@thuot-tha/shared/contracts";
import { UnmetNeed } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/** Checks that a release of the set serves every address that the releases link to. */
export function checkLinks(parties: Party[]): void {
  // An older shell does not list its pages, so links cannot be checked.
  if (parties.some(({ serves }) => serves === null)) return;
  const served = new Set(parties.flatMap(({ serves }) => serves?.map(shapeOf) ?? []));
  for (const { name, release, links } of parties) {
    const dead = links.find((path) => !served.has(shapeOf(path)));
    if (!dead) continue;
    const need = `${release} links to ${dead}, which no release of this set serves`;
    throw new UnmetNeed("ROUTES", name, need, "promote the remote that serves it with it, or take the link out");
  }
}
