import { LoginProvider, type LoginStatus } from "@thuot-tha/shared/contracts/operations";
import { pathTo, safeReturnTo } from "@thuot-tha/shared/contracts/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { cookiesOf } from "../http/cookies.ts";
import { originOf } from "../http/origin.ts";
import { limitRate } from "../services/rate-limit.ts";
import { addressOf } from "./address.ts";
import { begin, finish, type Visit } from "./flow.ts";

const path = "/v2/user/consumer/login/:provider";
const callback = `${path}/callback`;

/** Ways to a provider that a network address may begin in a quarter of an hour. */
const limit = { most: 100, seconds: 900 };

type Request = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, unknown> }>;

const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, "http://localhost").searchParams;

/** The page to sign in on, saying why it did not work. */
const loginPage = (status: LoginStatus, returnTo: string | null | undefined): string =>
  pathTo("login", undefined, { status, ...(returnTo ? { returnTo: safeReturnTo(returnTo) } : {}) });

/** Signing in elsewhere. Every answer leads on to a page: nobody who clicks a button wants to read JSON. */
export function addSocialSignIn(app: FastifyInstance, context: Context): void {
  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => ({
    context,
    cookies: cookiesOf(request, reply, context.config.cookieSecure),
    where: { origin: originOf(request, context.config), self: addressOf(request.server) },
    log: request.log,
  });
  const providerOf = ({ params }: Request) => {
    const name = LoginProvider.safeParse(params.provider);
    return name.success ? context.providers.get(name.data) : undefined;
  };

  app.get(path, async (request: Request, reply) => {
    const returnTo = queryOf(request).get("returnTo");
    const provider = providerOf(request);
    if (!provider) return reply.redirect(loginPage("unknown", returnTo), 303);
    try {
      await limitRate(context, "social", request.ip, limit);
      return reply.redirect(await begin(visitOf(request, reply), provider, safeReturnTo(returnTo)), 303);
    } catch (error) {
      request.log.error({ err: error, provider: provider.name }, "the way to a provider could not begin");
      return reply.redirect(loginPage("unknown", returnTo), 303);
    }
  });

  app.get(callback, async (request: Request, reply) => {
    const provider = providerOf(request);
    if (!provider) return reply.redirect(loginPage("unknown", null), 303);
    const { status, returnTo } = await finish(visitOf(request, reply), provider, queryOf(request));
    return reply.redirect(status === "connected" ? safeReturnTo(returnTo) : loginPage(status, returnTo), 303);
  });

  // Apple posts its answer. Cookies do not come along with a form of another site; with the address it leads to they do.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, String(body)),
    );
    scope.post<{ Params: { provider: string }; Body: string }>(callback, async ({ params, body }, reply) => {
      const answer = new URLSearchParams(body);
      const kept = new URLSearchParams();
      for (const name of ["code", "state", "error", "user"]) {
        const value = answer.get(name);
        if (value !== null) kept.set(name, value);
      }
      return reply.redirect(`/v2/user/consumer/login/${encodeURIComponent(params.provider)}/callback?${kept}`, 303);
    });
  });
}
