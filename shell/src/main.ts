import "./platform/provided.ts";
import "./layout/fonts.css";
import "./layout/transitions.css";
import { reportBoot } from "./analytics/report.ts";
import { boot } from "./boot/boot.tsx";
import { type Handover, readHandover } from "./boot/handover.ts";
import { showFaces } from "./layout/faces.ts";

/** With a developer's own builds in the place of releases, where this browser asked for them. */
async function handedOver(): Promise<Handover> {
  const handover = readHandover(document);
  if (!handover.composition.remotes.some(({ override }) => override)) return handover;
  return (await import("./federation/own-builds.ts")).withOwnBuilds(handover);
}

void showFaces(document);
void handedOver()
  .then((handover) => boot(handover).then(() => handover))
  .then((handover) => reportBoot(handover, (url, body) => window.navigator.sendBeacon(url, body)));
