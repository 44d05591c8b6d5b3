import { linkTo, safeReturnTo } from "@thuot-tha/shared/contracts";
import { socialCookie } from "@thuot-tha/shared/contracts/cookies";
import { LoginProvider, type LoginStatus } from "@thuot-tha/shared/contracts/operations/entities";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { limitAddressRate } from "../../caller/rate-limit.ts";
import type { Context } from "../../context.ts";
import { type Cookies, cookiesOf } from "../../http/cookies.ts";
import type { RouteDescription } from "../../http/described-route.ts";
import { originOf } from "../../http/origin.ts";
import { visitorOf, writeSession } from "../../http/session-cookies.ts";
import { callbackPath, signInPath } from "../../social/provider.ts";
import { addressOf } from "./address.ts";
import { attemptMinutes, begin, completeSignIn, type Visit } from "./flow.ts";

const path = signInPath(":provider");
const callback = callbackPath(":provider");

/** Sign-in attempts that a network address may begin in 15 minutes. */
const limit = { max: 100, seconds: 900 };

const leadsOn = {
  303: {
    description: "Redirects.",
    headers: { Location: { description: "The target URL.", schema: { type: "string" } } },
  },
};
/** Query or body of a provider's callback. */
const answer = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  user: z.string().optional(),
});
const start: RouteDescription = {
  operationId: "session.provider-start",
  summary: "Leads the browser to a provider to sign in there, and later to `returnTo`.",
  query: z.object({ returnTo: z.string().optional() }),
  answers: leadsOn,
  refusals: [500],
};
const back: RouteDescription = {
  operationId: "session.provider-back",
  summary: "Where a provider leads the browser back to: signs in, and leads on.",
  query: answer,
  answers: leadsOn,
  refusals: [500],
};
const backWithForm: RouteDescription = {
  operationId: "session.provider-back-form",
  summary: "The same for a provider that posts its answer.",
  body: { "application/x-www-form-urlencoded": answer },
  answers: leadsOn,
  refusals: [413, 415, 500],
};

type Request = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, unknown> }>;

const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, "http://localhost").searchParams;

/** The login page, with the reason for the failure. */
const returnToOf = (value: string | null | undefined): string => safeReturnTo(value, linkTo(homeRoute));

const loginPage = (status: LoginStatus, returnTo: string | null | undefined): string =>
  linkTo(loginRoute, undefined, { status, ...(returnTo ? { returnTo: returnToOf(returnTo) } : {}) });

/** Routes for signing in with a provider. Every answer is a redirect, because browsers navigate to these routes. */
export function addSocialSignIn(app: FastifyInstance, context: Context): void {
  const cookiesIn = (request: FastifyRequest, reply: FastifyReply): Cookies =>
    cookiesOf(request, reply, context.config.cookieSecure);
  const visitOf = (request: FastifyRequest, cookies: Cookies): Visit => ({
    context,
    visitor: visitorOf(cookies),
    browserToken: cookies.get(socialCookie),
    where: { origin: originOf(request, context.config), self: addressOf(request.server) },
    log: request.log,
  });
  const providerOf = ({ params }: Request) => {
    const name = LoginProvider.safeParse(params.provider);
    return name.success ? context.providers.get(name.data) : undefined;
  };

  app.get(path, { config: { described: start } }, async (request: Request, reply) => {
    const returnTo = queryOf(request).get("returnTo");
    const provider = providerOf(request);
    if (!provider) return reply.redirect(loginPage("unknown", returnTo), 303);
    try {
      await limitAddressRate(context, "social", request.ip, limit);
      const cookies = cookiesIn(request, reply);
      const { address, browserToken } = await begin(visitOf(request, cookies), provider, returnToOf(returnTo));
      cookies.set(socialCookie, browserToken, attemptMinutes / 1440);
      return reply.redirect(address, 303);
    } catch (error) {
      request.log.error({ err: error, provider: provider.name }, "the sign-in with a provider could not begin");
      return reply.redirect(loginPage("unknown", returnTo), 303);
    }
  });

  app.get(callback, { config: { described: back } }, async (request: Request, reply) => {
    const provider = providerOf(request);
    if (!provider) return reply.redirect(loginPage("unknown", null), 303);
    const cookies = cookiesIn(request, reply);
    const { status, returnTo, session } = await completeSignIn(visitOf(request, cookies), provider, queryOf(request));
    if (session) writeSession(cookies, context, session);
    return reply.redirect(status === "connected" ? returnToOf(returnTo) : loginPage(status, returnTo), 303);
  });

  // Apple posts its answer from another site, so the cookies are missing; a redirect to the same route brings them.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, String(body)),
    );
    scope.post<{ Params: { provider: string }; Body: string }>(
      callback,
      { config: { described: backWithForm } },
      async ({ params, body }, reply) => {
        const form = new URLSearchParams(body);
        const query = new URLSearchParams();
        for (const name of Object.keys(answer.shape)) {
          const value = form.get(name);
          if (value !== null) query.set(name, value);
        }
        return reply.redirect(`${callbackPath(encodeURIComponent(params.provider))}?${query}`, 303);
      },
    );
  });
}
