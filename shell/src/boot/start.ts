import { reportBoot } from "../analytics/report.ts";
import { boot } from "./boot.tsx";
import { type Handover, readHandover } from "./handover.ts";

/** Initial state, with a developer's own builds in place of releases where this browser requests them. */
async function handedOver(): Promise<Handover> {
  const handover = readHandover(document);
  if (!handover.composition.remotes.some(({ override }) => override)) return handover;
  return (await import("../federation/own-builds.ts")).withOwnBuilds(handover);
}

/** Boots the document and tells the edge that it has. */
export async function start(): Promise<void> {
  const handover = await handedOver();
  await boot(handover);
  reportBoot(handover, (url, body) => window.navigator.sendBeacon(url, body));
}
