import { ReleaseRefused } from "../../releases/errors.ts";
import type { Party } from "./parties.ts";

/** A pattern without the names of its parameters: two that differ in nothing else are one address. */
const plain = (path: string): string => path.replace(/:\w+/g, ":*");

/** Every address that a release links to is served by a release of the set. */
export function checkLinks(parties: Party[]): void {
  // An older shell has pages of its own that it does not name.
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
