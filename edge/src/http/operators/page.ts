import type { FastifyInstance, FastifyReply } from "fastify";
import { readCounts } from "../../canary/shared-counts.ts";
import type { EdgeConfig } from "../../config.ts";
import { refusalOf } from "../../operators/may-do.ts";
import type { KnownOperator } from "../../operators/operators.ts";
import { candidateName, comparisonId } from "../../releases/candidates.ts";
import { openRequests } from "../../releases/change-requests.ts";
import { history } from "../../releases/history.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import type { FollowedLive } from "../../rendering/live-composition.ts";
import type { LiveRevision } from "../../rendering/live-sets.ts";
import type { StoreWatch } from "../../rendering/store-watch.ts";
import type { TrackSpeed } from "../metrics/metrics.ts";
import { originOf } from "../origin.ts";
import { Refusal } from "../refusal.ts";
import type { EvidenceLog } from "./evidence-log.ts";
import { forgedForm, formKey, type Guard, isSameOrigin, operatorCookie } from "./guard.ts";
import { loginHtml, opsHtml, revisionsShown } from "./html.ts";
import { pageHeaders } from "./script.ts";
import type { CandidateView, Viewer } from "./view.ts";

export interface OpsPageOptions {
  store: ReleaseStore;
  live: FollowedLive;
  storeWatch: StoreWatch;
  config: EdgeConfig;
  guard: Guard;
  evidence: EvidenceLog;
  now: () => Date;
  /** Failures in browsers and on servers, by remote and version, as this edge has counted them. */
  failures: () => Promise<{ what: string; count: number }[]>;
  /** How fast pages of a revision were, as browsers have reported to this edge. */
  speeds: (revision: number) => Promise<TrackSpeed[]>;
}

/** Seconds after which an operator has to log in again. */
const sessionSeconds = 12 * 3600;

/**
 * `GET /ops`: shows operators what is live, its visitors, the candidates' counts, and the history, with forms for what
 * their roles allow. Operators log in with their token, which stays in a cookie that scripts cannot read.
 */
export function serveOpsPage(app: FastifyInstance, options: OpsPageOptions): void {
  const { store, live, storeWatch, config, guard, evidence, now, failures, speeds } = options;
  if (!guard.isOpen) return;
  const cookie = { path: "/ops", httpOnly: true, sameSite: "lax" } as const;
  const send = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).type("text/html; charset=utf-8").send(html);

  app.get("/ops", async (request, reply) => {
    const token = request.cookies[operatorCookie];
    if (!token) return send(reply, 401, loginHtml());
    const operator = await guard.identify(token, request.ip).catch((error: unknown) => refusalIn(error));
    if (operator instanceof Refusal) return send(reply, operator.status, loginHtml(operator.message));
    const current = live.current();
    const revision = current?.composition.revision ?? null;
    const html = opsHtml({
      viewer: viewerOf(operator, token),
      now: now(),
      composition: current?.composition ?? null,
      candidates: await candidatesOf(current, store, evidence),
      quarantine: live.quarantine(),
      trouble: storeWatch.trouble(),
      requests: await orElse(openRequests(store, revision, now()), []),
      speeds: revision === null ? [] : await speeds(revision),
      failures: await failures(),
      history: await orElse(history(store, revisionsShown + 1), []),
      published: await orElse(store.published(), []),
    });
    return send(reply, 200, html);
  });

  app.post("/ops/login", async (request, reply) => {
    const token = request.body instanceof URLSearchParams ? (request.body.get("token") ?? "").trim() : "";
    const refused = isSameOrigin(request)
      ? await guard.identify(token, request.ip).then(() => null, refusalIn)
      : forgedForm();
    if (refused) return send(reply, refused.status, loginHtml(refused.message));
    const secure = originOf(request, config.publicOrigin).startsWith("https:");
    reply.setCookie(operatorCookie, token, { ...cookie, secure, maxAge: sessionSeconds });
    return reply.redirect("/ops", 303);
  });

  app.post("/ops/logout", async (request, reply) => {
    if (!isSameOrigin(request)) throw forgedForm();
    return reply.clearCookie(operatorCookie, cookie).redirect("/ops", 303);
  });
}

/** A refusal as a value; any other error is thrown on. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const viewerOf = (operator: KnownOperator, token: string): Viewer => ({
  name: operator.name,
  formKey: formKey(token),
  mayPromote: (remotes, percent) => !refusalOf(operator, { kind: "promote", remotes, percent }),
  mayWithdraw: (remotes) => !refusalOf(operator, { kind: "withdraw", remotes }),
  mayRemove: (remotes) => !refusalOf(operator, { kind: "remove", remotes }),
  mayRollBack: !refusalOf(operator, { kind: "roll-back" }),
});

/** The candidates that are live on this edge. */
async function candidatesOf(
  current: LiveRevision | null,
  store: ReleaseStore,
  evidence: EvidenceLog,
): Promise<CandidateView[]> {
  const { stable = {}, candidates = [] } = current?.composition ?? {};
  return Promise.all(
    candidates.map(async (candidate) => {
      const { changes, percent } = candidate;
      const name = candidateName(candidate);
      const counts = await orElse(readCounts(store, comparisonId(stable, candidate)), null);
      return { name, changes, percent, counts, points: evidence.points(name) };
    }),
  );
}

/** The result of a read, or a substitute while the store fails; the page then shows the trouble. */
const orElse = <T, U>(reading: Promise<T>, instead: U): Promise<T | U> => reading.catch(() => instead);
