import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useShop } from "../testing/shop.ts";
import { openTransport } from "./transports.ts";

const folder = join(tmpdir(), `thuot-tha-mailbox-${process.pid}`);
const shop = useShop({ MAIL_DIR: folder });
const live = useShop({ MAIL_DIR: folder, PUBLIC_URL: "https://shop.example" });
const named = useShop({ MAIL_DIR: folder, PUBLIC_URL: "https://shop.example", DEV_MAILBOX: "on" });
afterAll(() => rm(folder, { recursive: true, force: true }));

const letter = (id: string, to: string, minute: number) => ({
  ...{ id, to, subject: `Thư <${id}>`, text: "Mở http://localhost:8080/reset-password?token=a-1 nhé" },
  html: "<!doctype html><html><head></head><body><p>Mở</p></body></html>",
  date: new Date(`2026-12-01T03:0${minute}:00Z`),
});
const get = (url: string) => shop.app.inject({ url });

describe("the mailbox of a shop in development", () => {
  it("shows letters, newest first, and those to one address when it is named", async () => {
    expect((await get("/v2/dev/mailbox")).body).toContain("Chưa có thư nào.");
    await mkdir(folder, { recursive: true });
    const transport = openTransport(shop.context.config);
    await transport?.send(letter("mot", "an@example.com", 1));
    await transport?.send(letter("hai", "binh@example.com", 2));
    const all = await get("/v2/dev/mailbox");
    expect(all.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(all.body.indexOf("Thư &lt;hai&gt;")).toBeLessThan(all.body.indexOf("Thư &lt;mot&gt;"));
    const own = (await get("/v2/dev/mailbox?to=an%40example.com")).body;
    expect([own.includes("mot"), own.includes("hai")]).toEqual([true, false]);
  });

  it("shows a letter with its links, and its HTML in a sandboxed frame", async () => {
    const { body } = await get("/v2/dev/mailbox/mot");
    const link = "http://localhost:8080/reset-password?token=a-1";
    expect(body).toContain(`<a href="${link}">${link}</a>`);
    expect(body).toContain('<iframe title="Thư" sandbox="allow-top-navigation-by-user-activation" srcdoc="');
    expect((await get("/v2/dev/mailbox/nothing")).statusCode).toBe(404);
  });

  it("does not exist in a shop with a public address, unless enabled explicitly", async () => {
    expect((await live.app.inject({ url: "/v2/dev/mailbox" })).statusCode).toBe(404);
    expect((await named.app.inject({ url: "/v2/dev/mailbox" })).statusCode).toBe(200);
  });
});
