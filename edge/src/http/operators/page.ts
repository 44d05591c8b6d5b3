import type { FastifyInstance, FastifyRequest } from "fastify";
import { readCounts } from "../../canary/shared-counts.ts";
import { candidateName, trialId } from "../../releases/candidates.ts";
import { history } from "../../releases/history.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import type { FollowedLive } from "../../rendering/live-composition.ts";
import type { StoreWatch } from "../../rendering/store-watch.ts";
import { Refusal } from "../refusal.ts";
import type { Guard } from "./guard.ts";
import { opsHtml, revisionsShown } from "./html.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  storeWatch: StoreWatch;
  guard: Guard;
  /** Failures in browsers and on servers, by remote and version, as this edge has counted them. */
  failures: () => Promise<{ what: string; count: number }[]>;
  /** The strongest evidence against a candidate, as computed by this edge. */
  evidence: (candidate: string) => Promise<number>;
}

const locked = () =>
  new Refusal(401, "UNAUTHORIZED", "Trang này cần mã của người vận hành.", {
    "www-authenticate": 'Basic realm="operators", charset="UTF-8"',
  });

/** The password of basic authentication; empty without one. */
function tokenOf({ headers }: FastifyRequest): string {
  const [, value = ""] = /^Basic (\S+)$/.exec(headers.authorization ?? "") ?? [];
  const decoded = Buffer.from(value, "base64").toString();
  return decoded.slice(decoded.indexOf(":") + 1);
}

/** `GET /ops`: shows operators what is live, who sees it, how the candidate does, and the history. */
export function serveOpsPage(app: FastifyInstance, options: Options): void {
  const { store, live, storeWatch, guard, failures, evidence } = options;
  if (!guard.isOpen) return;
  app.get("/ops", async (request, reply) => {
    reply
      .header("cache-control", "no-store")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    const token = tokenOf(request);
    if (!token) throw locked();
    await guard.identify(token, request.ip);
    const now = live.current();
    const { stable = {}, candidates = [] } = now?.composition ?? {};
    const html = opsHtml({
      composition: now?.composition ?? null,
      quarantine: live.quarantine(),
      trouble: storeWatch.trouble(),
      candidates: await Promise.all(
        candidates.map(async (one) => ({
          candidate: one,
          counts: await orElse(readCounts(store, trialId(stable, one)), null),
          evidence: await evidence(candidateName(one)),
        })),
      ),
      failures: await failures(),
      history: await orElse(history(store, revisionsShown + 1), []),
      published: await orElse(store.published(), []),
    });
    return reply.type("text/html; charset=utf-8").send(html);
  });
}

/** What could be read; the page is shown without it while the store fails, and says what is wrong. */
const orElse = <T, U>(reading: Promise<T>, instead: U): Promise<T | U> => reading.catch(() => instead);
