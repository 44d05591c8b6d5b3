import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { sendPage } from "../http/page.ts";
import { choicePage, decisions, isDecision, wordPage } from "./page.ts";
import {
  decideSandboxPayment,
  findSandboxPayment,
  type SandboxGateway,
  type SandboxPayment,
} from "./queries/payments.ts";

export interface PayPage {
  gateway: SandboxGateway;
  title: string;
  /** Shown, label first. */
  facts(payment: SandboxPayment): readonly (readonly [string, string])[];
  /** Notifies the shop's server of the decision. */
  notifyShop(payment: SandboxPayment, request: FastifyRequest): Promise<unknown>;
  /** Return address for the browser. */
  returnTo(payment: SandboxPayment): string;
}

/** Path and query of a payment's page. */
export const payPagePath = (gateway: SandboxGateway, reference: string): string =>
  `/v2/sandbox/${gateway}/pay?${new URLSearchParams({ reference })}`;

/** The page on which a shopper decides about a payment once; a later visit redirects to the result. */
export function addPayPage(app: FastifyInstance, { db }: Context, page: PayPage): void {
  const { gateway, title } = page;
  const path = `/${gateway}/pay`;
  const unknown = (reply: FastifyReply) => sendPage(reply, wordPage(title, "Không có giao dịch này."), 404);

  app.get<{ Querystring: { reference?: string } }>(path, async ({ query }, reply) => {
    const found = await findSandboxPayment(db, gateway, query.reference ?? "");
    if (!found) return unknown(reply);
    if (found.status !== "OPEN") return reply.redirect(page.returnTo(found), 303);
    const action = payPagePath(gateway, found.reference);
    return sendPage(reply, choicePage({ title, action, facts: page.facts(found) }));
  });

  app.post<{ Querystring: { reference?: string }; Body: { decision?: string } }>(path, async (request, reply) => {
    const reference = request.query.reference ?? "";
    const { decision } = request.body;
    if (isDecision(decision)) {
      const decided = await decideSandboxPayment(db, gateway, reference, decisions[decision]);
      if (decided) await page.notifyShop(decided, request);
    }
    const found = await findSandboxPayment(db, gateway, reference);
    return found ? reply.redirect(page.returnTo(found), 303) : unknown(reply);
  });
}
