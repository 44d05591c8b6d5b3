import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { parseJson } from "../gateway/parse.ts";
import { sandboxSecret } from "../gateway/queries/sandbox-secret.ts";
import { sandboxKeys } from "../gateway/sandbox-keys.ts";
import { addForDevelopers } from "../http/dev-access.ts";
import { validate } from "../http/validate.ts";
import { addBankSandbox } from "./bank.ts";
import { addMomoSandbox } from "./momo.ts";
import { addVnpaySandbox } from "./vnpay.ts";
import { addZalopaySandbox } from "./zalopay.ts";

const texts = z.record(z.string(), z.string());
/** Gateways are sent texts and numbers, which they sign alike. */
const request = { query: texts, body: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)) };

/** The sandbox gateways below `/v2/sandbox`, if enabled. They use their own keys only. */
export async function addSandbox(app: FastifyInstance, context: Context): Promise<void> {
  await addForDevelopers(app, context.config.payments.sandbox, async (developers) => {
    const keys = sandboxKeys(await sandboxSecret(context.db));
    await developers.register(
      async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
          done(null, parseJson(String(body))),
        );
        scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
          done(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        scope.addHook("preHandler", async (received) => {
          const { query, body } = received;
          const clean = validate(request, { params: {}, query, headers: {}, body });
          received.query = clean.query;
          received.body = clean.body;
        });
        addMomoSandbox(scope, context, keys.momo);
        addZalopaySandbox(scope, context, keys.zalopay);
        addVnpaySandbox(scope, context, keys.vnpay);
        addBankSandbox(scope, context, keys.bankReportSecret);
      },
      { prefix: "/v2/sandbox" },
    );
  });
}
