import type { BrowserReport, LiveComposition, Vitals } from "@thuot-tha/shared/contracts/remote";
import { maxFailureMessage, telemetryPath } from "@thuot-tha/shared/contracts/remote/telemetry";
import type { Failure } from "../failure.ts";
import type { PageMatch } from "../router/match.ts";

/** The document: its composition and the page it opened with. */
interface Opened {
  composition: LiveComposition;
  match: Pick<PageMatch, "remote">;
}

type Beacon = (url: string, body: string) => void;

const send = (beacon: Beacon, report: BrowserReport) => beacon(telemetryPath, JSON.stringify(report));

/**
 * Identifies the document: its set of releases and its load key. A document with a developer's own build names no set.
 */
const documentOf = ({ set, remotes }: LiveComposition) =>
  remotes.some(({ override }) => override) ? {} : { set, load: window.shopLoad };

/**
 * Reports to the edge that the document has booted; failure rates are counted against these. `api`: it reports server
 * errors of the API, too, which earlier shells do not.
 */
export function reportBoot({ composition, match }: Opened, beacon: Beacon): void {
  send(beacon, { kind: "boot", who: match.remote, api: true, ...documentOf(composition) });
}

/** Sends the web vitals by name to the edge, so that a candidate can be compared. */
export function reportVitals({ composition, match }: Opened, values: Vitals, beacon: Beacon): void {
  send(beacon, { kind: "vitals", who: match.remote, values, ...documentOf(composition) });
}

/** Reports failures to the edge with their revision and version, and to the console. */
export function createReport(composition: LiveComposition, beacon: Beacon) {
  const versions = new Map(composition.remotes.map(({ name, version }) => [name, version]));
  versions.set("shell", composition.shell.version);
  return ({ kind, who, part, error }: Failure): void => {
    console.error(`[${who}${part ? `/${part}` : ""}] ${kind}`, error);
    const message = error instanceof Error ? error.message : String(error);
    const version = versions.get(who) ?? "unknown";
    send(beacon, {
      kind,
      who,
      part,
      version,
      revision: composition.revision,
      message: message.slice(0, maxFailureMessage),
      ...documentOf(composition),
    });
  };
}
