import { type AddressInfo, connect } from "node:net";
import type { FastifyInstance } from "fastify";

/** The port of a server; starts listening if needed. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Sends raw text over TCP. @returns everything received until the server closes the connection */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

/** Splits a raw HTTP answer. */
export function answerIn(received: string) {
  const [head = "", ...body] = received.split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(":")).toLowerCase(), one.slice(one.indexOf(":") + 1).trim()]),
  );
  return { status: Number(line.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}
