import { canonicalPath } from "@thuot-tha/shared/contracts/routes/catalogue";
import { reportBoot } from "../analytics/report.ts";
import { type InitialState, readInitialState } from "../router/initial-state.ts";
import { beacon } from "./beacon.ts";
import { boot } from "./boot.ts";

/** `/` is answered with the document of the home page, which has an address of its own. */
function takeOwnAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
}

/** Initial state, with a developer's own builds in place of releases where this browser overrides them. */
async function initialState(): Promise<InitialState> {
  const initial = readInitialState(document);
  if (!initial.composition.remotes.some(({ override }) => override)) return initial;
  return (await import("./overrides.ts")).withOverrides(initial);
}

/** Boots the document and reports it to the edge. */
export async function start(): Promise<void> {
  takeOwnAddress();
  const initial = await initialState();
  await boot(initial);
  reportBoot(initial, beacon);
}
