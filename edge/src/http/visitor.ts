import { randomInt } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Cookie } from "@thuot-tha/shared/contracts";
import { cohortCookie, overrideCookie, previewCookie } from "@thuot-tha/shared/contracts/cookies";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Live, LiveRevision } from "../rendering/live-composition.ts";
import { changeOverrides, formatOverrides, type Override, parseOverrides } from "../rendering/overrides.ts";

/** Decides which releases a browser gets. It identifies no person: a cohort is one of a hundred. */
export interface Visitor {
  /** 0 to 99; null for a browser without a cohort. */
  cohort: number | null;
  /** The word of the preview link that was followed; empty without one. */
  preview: string;
  overrides: Override[];
}

export function visitorOf({ cookies: sent }: FastifyRequest, allowOverrides: boolean): Visitor {
  const of = <T>({ name, parse }: Cookie<T>): T => parse(sent[name]);
  const overrides = allowOverrides ? parseOverrides(of(overrideCookie) ?? "") : [];
  return { cohort: of(cohortCookie), preview: of(previewCookie) ?? "", overrides };
}

/** The set for a visitor: the candidate for the first `percent` cohorts and for previews, otherwise the stable set. */
export function liveFor(
  { composition, stable, candidate }: LiveRevision,
  { cohort, preview }: Pick<Visitor, "cohort" | "preview">,
): { live: Live; preview: boolean } {
  const next = composition.candidate;
  if (!candidate || !next) return { live: stable, preview: false };
  const inCohort = cohort !== null && cohort < next.percent;
  const previews = preview === next.preview;
  return { live: inCohort || previews ? candidate : stable, preview: previews && !inCohort };
}

const year = 365 * 24 * 3600;

/** Assigns a browser a random cohort, one of a hundred, for a year. */
export function assignCohort(reply: FastifyReply, secure: boolean): number {
  const cohort = randomInt(100);
  reply.setCookie(cohortCookie.name, cohortCookie.format(cohort), { ...common(cohortCookie, secure), maxAge: year });
  return cohort;
}

const common = ({ readable }: { readable: boolean }, secure: boolean): CookieSerializeOptions => ({
  path: "/",
  sameSite: "lax",
  httpOnly: !readable,
  secure,
});

/**
 * Moves `?preview=<word>` and `?override=<remote>@<origin>` from the address into cookies; `off` clears them. @returns
 * the address to redirect to; null when neither parameter is present
 */
export function applyLinkParameters(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, allowOverrides, secure }: { visitor: Visitor; allowOverrides: boolean; secure: boolean },
): string | null {
  const [path = "/", ...search] = request.url.split("?");
  const query = new URLSearchParams(search.join("?"));
  const preview = query.get("preview");
  const override = allowOverrides ? query.get("override") : null;
  if (preview === null && override === null) return null;
  if (preview === "off") reply.clearCookie(previewCookie.name, common(previewCookie, secure));
  else if (preview !== null) reply.setCookie(previewCookie.name, preview.slice(0, 40), common(previewCookie, secure));
  if (override !== null) {
    const changed = changeOverrides(visitor.overrides, override);
    const options = common(overrideCookie, secure);
    if (changed?.length) reply.setCookie(overrideCookie.name, formatOverrides(changed), options);
    else if (changed) reply.clearCookie(overrideCookie.name, options);
  }
  query.delete("preview");
  query.delete("override");
  return path + (query.size > 0 ? `?${query}` : "");
}
