import { isIPv6 } from "node:net";
import { type BrowserReport, browserReport, type FailureReport } from "@thuot-tha/shared/contracts/remote";
import { telemetryPath } from "@thuot-tha/shared/contracts/remote/telemetry";
import { networkOf, wideNetworkOf } from "@thuot-tha/shared/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LoadCounter } from "../../canary/load-counter.ts";
import type { LoadTokens } from "../../canary/load-tokens.ts";
import type { FollowedLive } from "../../rendering/live-composition.ts";
import { allOf, type LiveRevision } from "../../rendering/live-sets.ts";
import { browserTrack, type ReleaseSet } from "../../rendering/release-set.ts";
import { createMinuteCounts } from "../minute-counts.ts";
import { tooMany, unreadable } from "../refusal.ts";
import type { Metrics } from "./metrics.ts";

interface Options {
  metrics: Metrics;
  live: FollowedLive;
  loadCounter: LoadCounter;
  tokens: LoadTokens;
  /** Maximum reports per minute and network address (IPv6: per /64, and ten times as many per /48). */
  limit: number;
  onReport?: (failure: FailureReport) => void;
}

/** What a /48 may send for each report of an address, because one client may have all of its addresses. */
const networkFactor = 10;

/** @returns a function that counts a report of an address, and throws a refusal beyond the limits */
function limitReports(limit: number): (address: string) => void {
  const counts = createMinuteCounts();
  const count = (network: string, max: number) => {
    if (counts.add(network) > max) throw tooMany(counts.secondsLeft(network));
  };
  return (address) => {
    count(networkOf(address), limit);
    if (isIPv6(networkOf(address))) count(`${wideNetworkOf(address)}/48`, limit * networkFactor);
  };
}

/**
 * Receives browsers' reports. Only live sets are counted, to bound the metric labels; reports per
 * address are limited, because each failure writes a log line.
 */
export function serveTelemetry(app: FastifyInstance, options: Options): void {
  const { metrics, live, limit, onReport } = options;
  const mayReport = limitReports(limit);
  const onRequest = async ({ ip }: FastifyRequest) => mayReport(ip);
  app.post(telemetryPath, { bodyLimit: 4096, onRequest }, async (request, reply) => {
    const parsed = browserReport.safeParse(jsonOrNull(request.body));
    if (!parsed.success) throw unreadable();
    const received = parsed.data;
    const now = live.current();
    const set = now && setsOf(now).find(({ id }) => id === received.set);
    if (set) countLoad(options, set, received, request.ip);
    if (set) count(metrics, set, received);
    if (received.kind !== "boot" && received.kind !== "vitals") {
      onReport?.(received);
      const { kind, who, version } = received;
      const has = ({ releases }: ReleaseSet) => releases.get(who)?.version === version;
      // A failure counts for the reported set, or for the first live set with this release; the reported revision is
      // not trusted.
      const counted = set && has(set) ? set : now && setsOf(now).find(has);
      if (counted) metrics.browserFailures.inc({ kind, who, version, revision: counted.revision });
      request.log.warn({ failure: received }, "a browser reports a failure");
    }
    return reply.code(204).send();
  });
}

/** Milliseconds from which web vitals are poor. */
const poor = { lcp: 4000, inp: 500 };

/** Counts reports for the comparison of candidates. Only reports with the token of a document of this set count. */
function countLoad(
  { loadCounter, tokens }: Pick<Options, "loadCounter" | "tokens">,
  { id: set, track }: ReleaseSet,
  received: BrowserReport,
  address: string,
): void {
  const network = wideNetworkOf(address);
  const issued = received.load ? tokens.read(received.load, set, network) : null;
  if (issued?.track !== browserTrack(track)) return;
  const load = { set, network, load: issued.id };
  if (received.kind === "vitals") {
    const { lcp, inp } = received.values;
    const isMeasured = lcp !== undefined || inp !== undefined;
    if (isMeasured) loadCounter.measured(load, (lcp ?? 0) > poor.lcp || (inp ?? 0) > poor.inp);
    return;
  }
  if (received.kind === "api") loadCounter.add("answers", load, true);
  // A broken contract is a bug to fix, but the page keeps working.
  else if (received.kind !== "contract") loadCounter.add("loads", load, received.kind !== "boot");
  if (received.kind !== "boot") return;
  if (received.api) loadCounter.add("answers", load, false);
  if (issued.awaited) loadCounter.alive(load, issued.issuedAt * 1000);
}

/** Counts hydrated documents and their web vitals, by the remote of the first page. */
function count(metrics: Metrics, { track, revision, releases }: ReleaseSet, received: BrowserReport): void {
  const remote = received.who && releases.has(received.who) ? received.who : "";
  if (received.kind === "boot") metrics.loads.inc({ remote, cohort: track, revision });
  if (received.kind !== "vitals") return;
  for (const [name, value] of Object.entries(received.values)) {
    metrics.vitals.observe({ name, remote, cohort: track, revision }, value);
  }
}

const setsOf = (live: LiveRevision): ReleaseSet[] => allOf(live).map(({ set }) => set);

function jsonOrNull(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : body;
  } catch {
    return null;
  }
}
