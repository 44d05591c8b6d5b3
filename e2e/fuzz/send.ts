import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Request } from "./parts.ts";

/** Long enough for a machine that is busy; a request that takes longer hangs. */
const timeoutMs = 30_000;
/** Bytes of a body that is beyond every limit of the shop but that of a picture. */
const largeBytes = 1_000_000;

/** The server closed the connection while the body was sent, so the answer is lost. Servers may do so. */
export class CutOff extends Error {}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Send = (request: Request) => Promise<Answer>;

/**
 * Sends requests over a few kept-alive connections, so that an answer that breaks its connection fails the next
 * request. Rejects without an answer.
 * @param origin a loopback address; no other hosts are contacted
 */
export function openConnections(origin: string): { send: Send; close: () => void } {
  const { hostname, port } = new URL(origin);
  if (!["localhost", "127.0.0.1"].includes(hostname)) throw new Error(`Not a loopback address: ${origin}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body ? { "content-length": body.length } : {};
      const all = headers["transfer-encoding"] ? headers : { ...length, ...headers };
      const sent = request({ agent, hostname, port, method, path, headers: all }, (answer) => {
        const { statusCode: status = 0, headers: answered } = answer;
        const chunks: Buffer[] = [];
        const done = () => {
          clearTimeout(timer);
          resolve({ status, headers: answered, body: Buffer.concat(chunks).toString("utf8") });
        };
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", done);
        answer.on("error", fail);
        // A stream of events does not end.
        if (answered["content-type"]?.startsWith("text/event-stream")) {
          done();
          sent.destroy();
        }
      });
      const fail = (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        const isCutOff = ["EPIPE", "ECONNRESET"].includes(error.code ?? "") && body && body.length > largeBytes;
        reject(isCutOff ? new CutOff() : error);
      };
      const timer = setTimeout(() => {
        sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`));
      }, timeoutMs);
      sent.on("error", fail);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
