import { shapeOf } from "@thuot-tha/shared/contracts";
import { ReleaseRefused } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/** Checks that a release of the set serves every address that the releases link to. */
export function checkLinks(parties: Party[]): void {
  // An older shell does not list its pages, so links cannot be checked.
  if (parties.some(({ serves }) => serves === null)) return;
  const served = new Set(parties.flatMap(({ serves }) => serves?.map(shapeOf) ?? []));
  for (const { release, links } of parties) {
    const dead = links.find((path) => !served.has(shapeOf(path)));
    if (!dead) continue;
    throw new ReleaseRefused(
      "ROUTES",
      `${release} links to ${dead}, which no release of this set serves; promote the remote that serves it with it, or take the link out.`,
    );
  }
}
