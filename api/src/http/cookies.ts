import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export type CookieName = "tt_session" | "tt_signed_in" | "tt_guest" | "tt_cart" | "tt_social";

export interface Cookies {
  get(name: CookieName): string | undefined;
  /** @param days how long the browser keeps it */
  set(name: CookieName, value: string, days: number): void;
  clear(name: CookieName): void;
}

/**
 * What scripts may read: the number of lines in the cart, for the first paint of the mini-cart, and whether there is a
 * session to ask about at all ("new": the session in which a provider's word made the account). Neither opens anything.
 */
const readable: readonly CookieName[] = ["tt_cart", "tt_signed_in"];

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const options = (name: CookieName) =>
    ({ path: "/", sameSite: "lax", secure, httpOnly: !readable.includes(name) }) as const;
  return {
    get: (name) => request.cookies[name] || undefined,
    set: (name, value, days) =>
      void reply.setCookie(name, value, { ...options(name), maxAge: Math.round(days * 86_400) }),
    clear: (name) => void reply.clearCookie(name, options(name)),
  };
}

/** Reads and writes cookies. A refused or failed request changes none: what they would name was undone. */
export async function addCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode >= 400) reply.removeHeader("set-cookie");
  });
}
