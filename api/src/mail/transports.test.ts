import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
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
