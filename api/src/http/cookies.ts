import cookie from "@fastify/cookie";
import type { Cookie } from "@thuot-tha/shared/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface Cookies {
  get<T>(cookie: Cookie<T>): T;
  /** @param days how long the browser stores it */
  set<T>(cookie: Cookie<T>, value: T & {}, days: number): void;
  clear(cookie: Pick<Cookie<unknown>, "name" | "readable">): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const options = ({ readable }: { readable: boolean }) =>
    ({ path: "/", sameSite: "lax", secure, httpOnly: !readable }) as const;
  return {
    get: ({ name, parse }) => parse(request.cookies[name]),
    set: (cookie, value, days) =>
      void reply.setCookie(cookie.name, cookie.format(value), {
        ...options(cookie),
        maxAge: Math.round(days * 86_400),
      }),
    clear: (cookie) => void reply.clearCookie(cookie.name, options(cookie)),
  };
}

/** Reads and writes cookies. A refused or failed request sets none, because its changes were rolled back. */
export async function addCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode >= 400) reply.removeHeader("set-cookie");
  });
}
