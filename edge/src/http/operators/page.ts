import type { FastifyInstance } from "fastify";
import { readCounts } from "../../canary/shared-counts.ts";
import type { EdgeConfig } from "../../config.ts";
import { history } from "../../releases/history.ts";
import { trialId } from "../../releases/set-id.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import type { FollowedLive } from "../../rendering/live-composition.ts";
import { Refusal } from "../refusal.ts";
import { opsHtml, revisionsShown } from "./html.ts";
import { isToken, tokenOf } from "./tokens.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  config: EdgeConfig;
  /** Failures in browsers and on servers, by remote and version, as this edge has counted them. */
  failures: () => Promise<{ what: string; count: number }[]>;
  /** The strongest evidence against the candidate, as computed by this edge. */
  evidence: () => Promise<number>;
}

const locked = () =>
  new Refusal(401, "UNAUTHORIZED", "Trang này cần mã của người vận hành.", {
    "www-authenticate": 'Basic realm="operators", charset="UTF-8"',
  });

/** `GET /ops`: shows operators with the token what is live, who sees it, how the candidate does, and the history. */
export function serveOpsPage(app: FastifyInstance, { store, live, config, failures, evidence }: Options): void {
  if (!config.opsToken) return;
  app.get("/ops", async (request, reply) => {
    reply
      .header("cache-control", "no-store")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    if (!isToken(tokenOf(request), config.opsToken)) throw locked();
    const now = live.current();
    const candidate = now?.composition.candidate;
    const html = opsHtml({
      composition: now?.composition ?? null,
      quarantine: live.quarantine(),
      counts: candidate ? await readCounts(store, trialId(candidate)) : null,
      evidence: await evidence(),
      failures: await failures(),
      history: await history(store, revisionsShown + 1),
      published: await store.published(),
    });
    return reply.type("text/html; charset=utf-8").send(html);
  });
}
