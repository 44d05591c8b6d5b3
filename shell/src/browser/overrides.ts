import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { InitialState } from "../router/initial-state.ts";
import { matchPage } from "../router/match.ts";

/** What a development server publishes about its build at `/remote.json`. */
type OwnBuild = Pick<LiveRemote, "container" | "routes" | "slots" | "events"> & { build: number };

/**
 * Puts developers' own builds into the initial state. Only the browser knows their routes and slots, because it reads
 * them from the builds; it renders everything. The page reloads when a build declares others.
 */
export async function withOverrides(initial: InitialState): Promise<InitialState> {
  const { composition } = initial;
  const remotes = await Promise.all(composition.remotes.map((remote) => (remote.override ? ownBuild(remote) : remote)));
  const { pathname, search } = window.location;
  const match = matchPage(remotes, pathname, search) ?? initial.match;
  const same = match.remote === initial.match.remote && match.page === initial.match.page;
  const own = remotes.some(({ name, override }) => override && name === match.remote);
  const merged: LiveComposition = { ...composition, remotes };
  return { ...initial, composition: merged, match, isServerRendered: initial.isServerRendered && same && !own };
}

async function ownBuild(remote: LiveRemote): Promise<LiveRemote> {
  try {
    const response = await fetch(`${remote.override}/remote.json`);
    const { container, routes, slots, events, build }: OwnBuild = await response.json();
    new EventSource(`${remote.override}/changes`).onmessage = ({ data }) => {
      if (data !== String(build)) window.location.reload();
    };
    return {
      ...remote,
      container,
      events,
      routes: routes.map((route) => ({ ...route, rendering: "client" })),
      slots: slots.map((slot) => ({ ...slot, rendering: "client" })),
    };
  } catch (error) {
    console.error(
      `Nothing serves ${remote.name} at ${remote.override}; start it, or leave it with ?override=off`,
      error,
    );
    return remote;
  }
}
