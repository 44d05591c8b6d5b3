import fastify from "fastify";
import { type Telling, tellLines, tellPage } from "./telling.ts";

/** What an operator receives while a command tells this. */
async function received(open: typeof tellLines | typeof tellPage, tells: (tell: Telling) => void) {
  const app = fastify();
  app.get("/", async (_, reply) => {
    tells(open(reply, "promote"));
    return reply;
  });
  const { statusCode, body } = await app.inject("/");
  await app.close();
  return { statusCode, body };
}

describe("tellLines", () => {
  it("tells progress and the answer, one a line", async () => {
    const told = await received(tellLines, (tell) => {
      tell.progress("/home");
      tell.progress("/cart");
      tell.answer({ data: 1, text: "done" });
    });
    expect(told).toEqual({
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
    const told = await received(tellLines, (tell) => tell.fault({ code, message: "No." }));
    expect(told).toEqual({ statusCode, body: `{"code":"${code}","message":"No."}\n` });
  });
});

describe("tellPage", () => {
  it("is one whole page with the progress and what stopped the command", async () => {
    const { statusCode, body } = await received(tellPage, (tell) => {
      tell.progress("/home");
      tell.fault({ code: "PAGES", message: "mf-a <b> does not come up." });
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<!doctype html>.*<h1>promote<\/h1><p class="quiet">loading \/home<\/p>/);
    expect(body).toContain('role="alert">mf-a &lt;b&gt; does not come up.</p>');
    expect(body.match(/<\/html>/g)).toHaveLength(1);
  });
});
