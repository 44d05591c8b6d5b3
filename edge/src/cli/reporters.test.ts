import fastify from "fastify";
import { lineReporter, pageReporter, type Reporter } from "./reporters.ts";

/** What an operator receives while a command runs. */
async function received(open: typeof lineReporter | typeof pageReporter, use: (reporter: Reporter) => void) {
  const app = fastify();
  app.get("/", async (_, reply) => {
    use(open(reply, "promote"));
    return reply;
  });
  const { statusCode, body } = await app.inject("/");
  await app.close();
  return { statusCode, body };
}

describe("lineReporter", () => {
  it("writes progress and the answer, one a line", async () => {
    const answer = await received(lineReporter, (reporter) => {
      reporter.progress("/home");
      reporter.progress("/cart");
      reporter.answer({ data: 1, text: "done" });
    });
    expect(answer).toEqual({
      statusCode: 200,
      body: '{"progress":"/home"}\n{"progress":"/cart"}\n{"answer":{"data":1,"text":"done"}}\n',
    });
  });

  it.each([
    ["ROLE", 403],
    ["CONFLICT", 409],
    ["PAGES", 422],
    ["FAILED", 500],
    ["STORE", 503],
  ])("answers %s with its status, before any progress", async (code, statusCode) => {
    const answer = await received(lineReporter, (reporter) => reporter.fault({ code, message: "No." }));
    expect(answer).toEqual({ statusCode, body: `{"code":"${code}","message":"No."}\n` });
  });
});

describe("pageReporter", () => {
  it("is one whole page with the progress and what stopped the command", async () => {
    const { statusCode, body } = await received(pageReporter, (reporter) => {
      reporter.progress("/home");
      reporter.fault({ code: "PAGES", message: "mf-a <b> does not come up." });
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<!doctype html>.*<h1>promote<\/h1><p class="quiet">loading \/home<\/p>/);
    expect(body).toContain('role="alert">mf-a &lt;b&gt; does not come up.</p>');
    expect(body.match(/<\/html>/g)).toHaveLength(1);
  });
});
