import { isEmail, normalizeEmail } from "@thuot-tha/shared/domain/customer";
import { escapeHtml } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { addForDevelopers } from "../../http/dev-access.ts";
import { page, sendPage } from "../../http/page.ts";
import { devBase, devProvider, handleByProvider, remember } from "../../social/dev-provider.ts";

interface Form {
  email?: string;
  name?: string;
  verified?: string;
  decision?: string;
}

function signInPage({ email = "", name = "" }: Form, problem = ""): string {
  const alert = problem ? `<p role="alert">${escapeHtml(problem)}</p>` : "";
  return page(
    "Đăng nhập thử nghiệm",
    `<p>Đây là nhà cung cấp đăng nhập của bản thử nghiệm. Bạn vào bằng tên nào cũng được.</p>${alert}
<form method="post">
<label><span>E-mail</span><input name="email" type="email" required autocomplete="off" value="${escapeHtml(email)}"></label>
<label><span>Họ tên</span><input name="name" required autocomplete="off" value="${escapeHtml(name)}"></label>
<label><input type="checkbox" name="verified" value="yes" checked> E-mail đã được xác minh</label>
<button class="main" name="decision" value="agree">Đồng ý</button>
<button name="decision" value="refuse" formnovalidate>Từ chối</button>
</form>`,
  );
}

/** Routes of the development provider below `/v2/dev/oidc`, and its sign-in page. */
export async function addDevProvider(app: FastifyInstance, { config }: Context): Promise<void> {
  await addForDevelopers(app, config.social.devProvider, addRoutes);
}

async function addRoutes(app: FastifyInstance): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      const options = { parseAs: "string" } as const;
      scope.addContentTypeParser("application/x-www-form-urlencoded", options, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.get("/interaction/:uid", async (request, reply) => {
        await (await devProvider()).interactionDetails(request.raw, reply.raw);
        return sendPage(reply, signInPage({}));
      });
      scope.post<{ Body: Form }>("/interaction/:uid", async (request, reply) => {
        const provider = await devProvider();
        const form = request.body ?? {};
        const email = normalizeEmail(form.email ?? "");
        const refused = form.decision === "refuse";
        if (!refused && !isEmail(email)) return sendPage(reply, signInPage(form, "E-mail không hợp lệ."), 400);
        const accountId = () =>
          remember({ email, name: form.name?.trim() ?? "", emailVerified: form.verified === "yes" });
        const result = refused ? { error: "access_denied" } : { login: { accountId: accountId(), remember: false } };
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
      });
      scope.setErrorHandler((error, _request, reply) => {
        if ((error as { name?: string }).name !== "SessionNotFound") throw error;
        return sendPage(reply, page("Đã hết hạn", "<p>Bạn bắt đầu lại từ trang đăng nhập nhé.</p>"), 400);
      });
    },
    { prefix: devBase },
  );
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      // The provider library reads the body itself.
      scope.addContentTypeParser("*", (_request, _body, done) => done(null));
      scope.all("/*", async (request, reply) => {
        reply.hijack();
        await handleByProvider(request.raw, reply.raw);
      });
    },
    { prefix: devBase },
  );
}
