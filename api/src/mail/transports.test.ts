import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../config/config.ts";
import { openTransport } from "./transports.ts";

/** A mail server that answers each connection with a line now and then, of which none is the last. */
async function tricklingServer() {
  const server = createServer((socket: Socket) => {
    socket.on("error", () => undefined).resume();
    socket.write("220 mail.example\r\n");
    const trickle = setInterval(() => socket.write("250-wait\r\n"), 20);
    socket.once("close", () => clearInterval(trickle));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("the mail server's transport", () => {
  it("gives a letter up whose server answers a little now and then, and cuts the connection", async () => {
    const { server, url } = await tricklingServer();
    const transport = openTransport({ smtpUrl: url, mailFrom: "xin-chao@shop.example", mailDirectory: null }, 200)!;
    const letter = { id: "1", to: "mai@example.com", subject: "", text: "", html: "", date: new Date(0) };
    await expect(transport.send(letter)).rejects.toThrow("aborted");
    transport.close();
    // It waits for the connection's end.
    await new Promise((resolve) => server.close(resolve));
  });
});

describe("letters of a shop without a mail server", () => {
  it("become files with message and content", async () => {
    const folder = await mkdtemp(join(tmpdir(), "thuot-tha-mail-"));
    const transport = openTransport(readConfig({ MAIL_DIR: folder, PUBLIC_URL: "https://shop.example" }));
    const letter = { id: "l1", to: "an@example.com", subject: "Chào An", text: "Chào", html: "<p>Chào</p>" };
    await transport?.send({ ...letter, date: new Date("2026-12-01T03:00:00Z") });
    expect((await readdir(folder)).sort()).toEqual([
      "2026-12-01T03-00-00-000Z-l1.eml",
      "2026-12-01T03-00-00-000Z-l1.json",
    ]);
    const kept = JSON.parse(await readFile(join(folder, "2026-12-01T03-00-00-000Z-l1.json"), "utf8"));
    expect(kept).toEqual({ ...letter, date: "2026-12-01T03:00:00.000Z", from: "Thướt Tha <xin-chao@shop.example>" });
    const source = await readFile(join(folder, "2026-12-01T03-00-00-000Z-l1.eml"), "utf8");
    expect(source).toMatch(/^From: =\?UTF-8\?.*\r\nTo: an@example\.com/m);
    await rm(folder, { recursive: true });
  });
});

describe("the configuration of mail", () => {
  it.each([
    [{}, "folder"],
    [{ NODE_ENV: "production" }, "none"],
    [{ NODE_ENV: "production", MAIL_DIR: "/letters" }, "folder"],
    [{ NODE_ENV: "production", SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@mail.example" }, "server"],
  ])("with %j sends letters to: %s", (env, expected) => {
    const config = readConfig({ PUBLIC_URL: "https://shop.example", ...env });
    const transport = openTransport(config);
    const folderOrNone = config.mailDirectory === null ? "none" : "folder";
    expect(config.smtpUrl ? "server" : folderOrNone).toBe(expected);
    expect(transport === null).toBe(expected === "none");
    transport?.close();
  });

  it.each([
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp:// or smtps://"],
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM must be given with SMTP_URL"],
  ])("refuses %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
