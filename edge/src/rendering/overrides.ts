import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";

/** A developer's local build that replaces a release in one browser. */
export interface Override {
  remote: string;
  /** Origin on the browser's own machine. */
  origin: string;
}

const form = /^([a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5})\/?$/;

/** Parses comma-separated overrides such as `mf-catalog@http://localhost:4101`. Malformed ones are ignored. */
export function parseOverrides(text: string): Override[] {
  return text.split(",").flatMap((one) => {
    const [, remote, origin] = form.exec(one.trim()) ?? [];
    return remote && origin && remote !== "shell" ? [{ remote, origin }] : [];
  });
}

export const formatOverrides = (overrides: Override[]): string =>
  overrides.map(({ remote, origin }) => `${remote}@${origin}`).join(",");

/** Applies one change: `<remote>@<origin>`, `<remote>@off`, or `off` for all. Null when it is malformed. */
export function changeOverrides(present: Override[], change: string): Override[] | null {
  if (change === "off") return [];
  const switchedOff = /^([a-z][a-z0-9-]*)@off$/.exec(change)?.[1];
  const requested = parseOverrides(change);
  if (!switchedOff && requested.length === 0) return null;
  const replaced = switchedOff ? [switchedOff] : requested.map(({ remote }) => remote);
  return [...present.filter(({ remote }) => !replaced.includes(remote)), ...requested];
}

/** The version of a developer's own build, in reports and measurements too, which would otherwise name the live one. */
const developersVersion = "0.0.0-dev";

/**
 * Adds overrides to a composition. The server never runs their code, because it is untrusted; the browser renders them
 * and reads the build's own `remote.json` before it starts.
 */
export function withOverrides(composition: LiveComposition, overrides: Override[]): LiveComposition {
  if (overrides.length === 0) return composition;
  const remotes = composition.remotes.filter(({ name }) => !overrides.some(({ remote }) => remote === name));
  const overridden = overrides.map(({ remote, origin }): LiveRemote => {
    const live = composition.remotes.find(({ name }) => name === remote);
    return {
      name: remote,
      version: developersVersion,
      entry: `${origin}/remoteEntry.js`,
      container: "",
      integrity: "",
      parts: {},
      routes: live?.routes.map((route) => ({ ...route, rendering: "client" })) ?? [],
      slots: live?.slots.map((slot) => ({ ...slot, rendering: "client" })) ?? [],
      events: live?.events ?? { emits: [], consumes: [] },
      override: origin,
    };
  });
  return { ...composition, remotes: [...remotes, ...overridden] };
}
