import { ReleaseRefused } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/** Replaces parameter names, so that patterns that differ only in names compare equal. */
const plain = (path: string): string => path.replace(/:\w+/g, ":*");

/** Checks that a release of the set serves every address that the releases link to. */
export function checkLinks(parties: Party[]): void {
  // An older shell does not list its pages, so links cannot be checked.
  if (parties.some(({ serves }) => serves === null)) return;
  const served = new Set(parties.flatMap(({ serves }) => serves?.map(plain) ?? []));
  for (const { release, links } of parties) {
    const dead = links.find((path) => !served.has(plain(path)));
    if (!dead) continue;
    throw new ReleaseRefused(
      "ROUTES",
      `${release} links to ${dead}, which no release of this set serves; promote the remote that serves it with it, or take the link out.`,
    );
  }
}
