import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { addForDevelopers } from "../http/dev-access.ts";
import { page, sendPage } from "../http/page.ts";
import type { Envelope } from "./transports.ts";

const base = "/v2/dev/mailbox";
const maxLetters = 100;

const clock = new Intl.DateTimeFormat("vi-VN", {
  timeZone: "Asia/Ho_Chi_Minh",
  dateStyle: "short",
  timeStyle: "medium",
});

type StoredLetter = Omit<Envelope, "date"> & { from: string; date: string };

/** The letters of the folder, newest first; to one address when it is given. */
async function readLetters(directory: string, to: string | undefined): Promise<StoredLetter[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(".json"));
  const found: StoredLetter[] = [];
  for (const name of names.sort().reverse()) {
    if (found.length === maxLetters) break;
    const letter = JSON.parse(await readFile(join(directory, name), "utf8")) as StoredLetter;
    if (to === undefined || letter.to === to) found.push(letter);
  }
  return found;
}

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

function listPage(letters: readonly StoredLetter[]): string {
  const items = letters.map(
    ({ id, to, subject, date }) =>
      `<li><a href="${base}/${encodeURIComponent(id)}"><strong>${escapeHtml(subject)}</strong><br>${escapeHtml(to)}, ${clock.format(new Date(date))}</a></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join("")}</ol>` : '<p role="status">Chưa có thư nào.</p>';
  return page("Hộp thư thử nghiệm", `<p>Thư mà cửa hàng sẽ gửi nếu có máy chủ thư.</p>${list}`, { wide: true });
}

/** Shows the text, and then the HTML in a frame. */
function letterPage({ to, from, subject, date, text, html }: StoredLetter): string {
  const facts = [
    ["Người gửi", from],
    ["Người nhận", to],
    ["Lúc", clock.format(new Date(date))],
  ].map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value ?? "")}</dd></div>`);
  const framed = html.replace("<head>", '<head><base target="_top">');
  return page(
    subject,
    `<dl>${facts.join("")}</dl><pre>${linked(text)}</pre>
<iframe title="Thư" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<p><a href="${base}">Mọi thư</a></p>`,
    { wide: true },
  );
}

/** Serves `/v2/dev/mailbox`, which shows the letters of a shop without a mail server. */
export async function addMailbox(app: FastifyInstance, { config }: Context): Promise<void> {
  const { mailDirectory } = config;
  if (config.smtpUrl || mailDirectory === null) return;
  await addForDevelopers(app, config.mailbox, (scope) => {
    scope.get<{ Querystring: { to?: string } }>(base, async ({ query }, reply) =>
      sendPage(reply, listPage(await readLetters(mailDirectory, query.to || undefined))),
    );
    scope.get<{ Params: { id: string } }>(`${base}/:id`, async ({ params }, reply) => {
      const letter = (await readLetters(mailDirectory, undefined)).find(({ id }) => id === params.id);
      if (!letter) throw new NotFound("NOT_FOUND", "Không tìm thấy thư này.");
      return sendPage(reply, letterPage(letter));
    });
  });
}
