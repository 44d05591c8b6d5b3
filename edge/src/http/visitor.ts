import { randomInt } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Cookie } from "@thuot-tha/shared/contracts";
import { cohortCookie, earlierCohortCookie, overrideCookie, staffCookie } from "@thuot-tha/shared/contracts/cookies";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffLinks } from "../canary/staff-links.ts";
import { candidateId } from "../releases/candidates.ts";
import { cohortCount } from "../releases/cohorts.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import type { Live } from "../rendering/open-set.ts";
import { changeOverrides, formatOverrides, type Override, parseOverrides } from "../rendering/overrides.ts";
import { Refusal } from "./refusal.ts";

/** Decides which releases a browser gets. It identifies no person: a cohort is one of ten thousand. */
export interface Visitor {
  /** 0 to 9999; null for a browser without a cohort. */
  cohort: number | null;
  /** The proof of the staff link that was followed; empty without one. */
  staff: string;
  overrides: Override[];
}

const cookieOf = <T>({ cookies: sent }: FastifyRequest, { name, parse }: Cookie<T>): T => parse(sent[name]);

export function visitorOf(request: FastifyRequest, allowOverrides: boolean): Visitor {
  const overrides = allowOverrides ? parseOverrides(cookieOf(request, overrideCookie) ?? "") : [];
  return { cohort: cookieOf(request, cohortCookie), staff: cookieOf(request, staffCookie) ?? "", overrides };
}

/** The set for a visitor: a candidate for its cohorts and for staff who follow its link, otherwise the stable set. */
export function liveFor(
  { stable, candidates }: LiveRevision,
  { cohort, staff }: Pick<Visitor, "cohort" | "staff">,
  staffLinks: StaffLinks,
): { live: Live; isStaff: boolean } {
  const shown = staff && candidates.find(({ candidate }) => staffLinks.isProof(staff, candidateId(candidate)));
  if (shown) return { live: shown, isStaff: true };
  const own = cohort === null ? undefined : candidates.find(({ cohorts }) => cohorts.has(cohort));
  return { live: own ?? stable, isStaff: false };
}

const daySeconds = 24 * 3600;

/**
 * Assigns a browser a random cohort for a year. A cohort of an earlier edge, one of a hundred, becomes its first two
 * digits.
 */
export function assignCohort(request: FastifyRequest, reply: FastifyReply, secure: boolean): number {
  const earlier = cookieOf(request, earlierCohortCookie);
  const cohort = earlier === null ? randomInt(cohortCount) : earlier * 100 + randomInt(100);
  const options = { ...cookieOptions(cohortCookie, secure), maxAge: 365 * daySeconds };
  reply.setCookie(cohortCookie.name, cohortCookie.format(cohort), options);
  return cohort;
}

const cookieOptions = ({ readable }: { readable: boolean }, secure: boolean): CookieSerializeOptions => ({
  path: "/",
  sameSite: "lax",
  httpOnly: !readable,
  secure,
});

const expiredLink = () =>
  new Refusal(403, "LINK_EXPIRED", "Liên kết xem thử này đã hết hạn. Bạn xin người vận hành một liên kết mới nhé.");
const unknownLink = () =>
  new Refusal(403, "LINK_UNKNOWN", "Liên kết xem thử này không đúng, hoặc bản thử của nó đã kết thúc.");

interface Links {
  visitor: Visitor;
  allowOverrides: boolean;
  secure: boolean;
  live: LiveRevision | null;
  staffLinks: StaffLinks;
  now: Date;
}

/**
 * Moves `?staff=<word>` and `?override=<remote>@<origin>` from the address into cookies; `off` clears them. Throws a
 * refusal for a staff link that is not valid. @returns the address to redirect to; null when neither parameter is
 * present
 */
export function applyLinkParameters(request: FastifyRequest, reply: FastifyReply, links: Links): string | null {
  const { visitor, allowOverrides, secure } = links;
  const [path = "/", ...search] = request.url.split("?");
  const query = new URLSearchParams(search.join("?"));
  const staff = query.get("staff");
  const override = allowOverrides ? query.get("override") : null;
  if (staff === null && override === null) return null;
  if (staff === "off") reply.clearCookie(staffCookie.name, cookieOptions(staffCookie, secure));
  else if (staff !== null) {
    const options = { ...cookieOptions(staffCookie, secure), maxAge: 30 * daySeconds };
    reply.setCookie(staffCookie.name, proofFor(staff, links), options);
  }
  if (override !== null) {
    const changed = changeOverrides(visitor.overrides, override);
    const options = cookieOptions(overrideCookie, secure);
    if (changed?.length) reply.setCookie(overrideCookie.name, formatOverrides(changed), options);
    else if (changed) reply.clearCookie(overrideCookie.name, options);
  }
  query.delete("staff");
  query.delete("override");
  return path + (query.size > 0 ? `?${query}` : "");
}

/**
 * The proof in the cookie that a staff link sets. Throws a refusal for a link that has expired or is for no live
 * candidate.
 */
function proofFor(word: string, { live, staffLinks, now }: Links): string {
  for (const { candidate } of live?.candidates ?? []) {
    const id = candidateId(candidate);
    const validity = staffLinks.read(word, id, now);
    if (validity === "expired") throw expiredLink();
    if (validity) return staffLinks.proof(id);
  }
  throw unknownLink();
}
