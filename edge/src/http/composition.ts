import { etagOf, namesEtag } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { StaffLinks } from "../canary/staff-links.ts";
import type { EdgeConfig } from "../config.ts";
import { compressedForms, encodingFor } from "../rendering/compressed.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { withOverrides } from "../rendering/overrides.ts";
import { opening } from "./refusal.ts";
import { liveFor, visitorOf } from "./visitor.ts";

/** Compositions whose compressed forms are stored: those of the stable set, of candidates and of staff links. */
const maxForms = 20;

/** Serves `/composition.json`, by which open tabs notice that another set is live for them. */
export function serveComposition(
  app: FastifyInstance,
  { live, config, staffLinks }: { live: FollowedLive; config: EdgeConfig; staffLinks: StaffLinks },
): void {
  const forms = new LRUCache<string, ReturnType<typeof compressedForms>>({ max: maxForms });
  app.get("/composition.json", async (request, reply) => {
    const now = live.current();
    if (!now) throw opening();
    const visitor = visitorOf(request, config.allowOverrides);
    const { set } = liveFor(now, visitor, staffLinks).live;
    const body = JSON.stringify(withOverrides(set.browser, visitor.overrides));
    const etag = etagOf(body);
    // The composition depends on the visitor's cohort and links, so shared caches must not store it.
    reply.header("etag", etag).header("cache-control", "private, no-cache").header("vary", "Accept-Encoding, Cookie");
    if (namesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    reply.type("application/json");
    const encoding = encodingFor(String(request.headers["accept-encoding"]));
    if (!encoding) return reply.send(body);
    const form = forms.get(etag) ?? compressedForms(() => Buffer.from(body), "usual");
    forms.set(etag, form);
    return reply.header("content-encoding", encoding).send(await form(encoding));
  });
}
