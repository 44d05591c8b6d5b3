import { shapeOf } from "@thuot-tha/shared/contracts";
import { isEdgePath } from "@thuot-tha/shared/contracts/edge-paths";
import { satisfies } from "semver";
import { ReleaseRefused } from "../releases/errors.ts";
import type { Release } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { verifyReleases } from "../releases/verify-release.ts";
import { checkEvents } from "./contracts/events.ts";
import { checkLinks } from "./contracts/links.ts";
import { type Party, partiesOf } from "./contracts/parties.ts";
import { checkPlatform } from "./contracts/platform.ts";
import { checkSlices } from "./contracts/slices.ts";
import { checkSlots } from "./contracts/slots.ts";
import { checkStyles } from "./styles.ts";

/** Checks a set of releases before any shopper sees it. Throws `ReleaseRefused`, whose message names the remedy. */
export async function checkReleaseSet(store: ReleaseStore, set: Release[]): Promise<void> {
  const reading = partiesOf(store, set);
  const styles = checkStyles(store, set);
  // A damaged file is reported by the verification.
  for (const one of [reading, styles]) one.catch(() => undefined);
  await verifyReleases(store, set);
  platformFits(set);
  const parties = await reading;
  checkPlatform(parties);
  checkEvents(parties);
  checkSlots(parties);
  checkSlices(parties);
  routesAreApart(set, parties);
  checkLinks(parties);
  await styles;
}

function platformFits(set: Release[]): void {
  const shell = set.find(({ manifest }) => manifest.name === "shell");
  if (!shell) throw new ReleaseRefused("PLATFORM", "The set has no shell; promote one with it.");
  for (const { manifest } of set) {
    const range = manifest.manifest?.platform;
    if (!range || satisfies(shell.manifest.platform, range)) continue;
    throw new ReleaseRefused(
      "PLATFORM",
      `${manifest.name}@${manifest.version} needs platform ${range}, but shell@${shell.manifest.version} provides ${shell.manifest.platform}; build it against that, or promote another shell with it.`,
    );
  }
}

/** Checks that every address and slot belongs to one release, and no address to the edge. */
function routesAreApart(set: Release[], parties: Party[]): void {
  const placeOf = (path: string) => `route ${shapeOf(path)}`;
  const shell = parties.find(({ name }) => name === "shell");
  const owners = new Map(shell?.serves?.map((path) => [placeOf(path), shell.name]));
  for (const { manifest } of set) {
    const paths = manifest.manifest?.routes.map(({ path }) => path) ?? [];
    const ofEdge = paths.find(isEdgePath);
    if (ofEdge) {
      throw new ReleaseRefused(
        "ROUTES",
        `${manifest.name} claims ${ofEdge}, which the edge answers itself; give the page another address.`,
      );
    }
    const places = [...paths.map(placeOf), ...(manifest.manifest?.slots.map(({ slot }) => `slot ${slot}`) ?? [])];
    for (const place of places) {
      const owner = owners.get(place);
      if (owner) {
        throw new ReleaseRefused(
          "ROUTES",
          `${manifest.name} and ${owner} both claim ${place}; take it out of one of them.`,
        );
      }
      owners.set(place, manifest.name);
    }
  }
}
