import { linkTo } from "@thuot-tha/shared/contracts";
import { changePasswordRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { FastifyInstance } from "fastify";

/**
 * Leads password managers, which know a leaked password but no shop's pages, to the page for a new one.
 * @see https://www.w3.org/TR/change-password-url/
 */
export function servePasswordChange(app: FastifyInstance): void {
  app.get("/.well-known/change-password", async (_, reply) => reply.redirect(linkTo(changePasswordRoute), 302));
}
