import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { frame, pageStart } from "../http/operators/frame.ts";
import { safe } from "../http/operators/markup.ts";
import { pageHeaders } from "../http/operators/script.ts";
import type { Answer } from "./context.ts";

/** Writes the progress and the outcome of a command. */
export interface Reporter {
  progress(what: string): void;
  answer(answer: Answer): void;
  fault(fault: { code: string; message: string }): void;
}

const statuses: Record<string, number> = { ROLE: 403, CONFLICT: 409, STORE: 503, FAILED: 500 };
const statusOf = (code: string): number => statuses[code] ?? 422;

/** An answer that begins with the first progress, as a 200. Without progress its status is that of the outcome. */
function answerOf(reply: FastifyReply, headers: Record<string, string>) {
  let stream: PassThrough | null = null;
  const write = (text: string) => {
    if (stream && !stream.destroyed) stream.write(text);
  };
  return {
    begin(opened = ""): void {
      if (stream) return;
      stream = new PassThrough();
      // An operator who leaves does not stop the command.
      stream.on("error", () => undefined);
      reply.headers(headers).send(stream);
      write(opened);
    },
    write,
    /** @param rest what follows the progress @param whole the answer without progress */
    end(status: number, rest: string, whole: string): void {
      if (!stream) return void reply.code(status).headers(headers).send(whole);
      write(rest);
      stream.end();
    },
  };
}

/** For the command line: JSON, one value a line. */
export function lineReporter(reply: FastifyReply): Reporter {
  const answered = answerOf(reply, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const last = (status: number, value: unknown) => answered.end(status, line(value), line(value));
  return {
    progress(what) {
      answered.begin();
      answered.write(line({ progress: what }));
    },
    answer: (answer) => last(200, { answer }),
    fault: ({ code, message }) => last(statusOf(code), { code, message }),
  };
}

/** For the operators' page: a page that grows. @param next HTML below the answer */
export function pageReporter(reply: FastifyReply, command: string, next = ""): Reporter {
  const answered = answerOf(reply, { "content-type": "text/html; charset=utf-8", ...pageHeaders });
  const last = (status: number, outcome: string) => {
    const rest = `${outcome}<p><a href="/ops">Back to the releases</a></p>`;
    answered.end(status, `${rest}</main></body></html>`, frame(command, rest));
  };
  return {
    progress(what) {
      answered.begin(pageStart(command));
      answered.write(`<p class="quiet">loading ${safe(what)}</p>`);
    },
    answer: ({ text }) => last(200, `<pre role="status">${safe(text)}</pre>${next}`),
    fault: ({ code, message }) => last(statusOf(code), `<p class="warn" role="alert">${safe(message)}</p>`),
  };
}
