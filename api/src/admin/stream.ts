import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { reasonOf } from "../db/reason-of.ts";
import type { AdminCall, AdminContext } from "./admin-command.ts";

/** One line of the answer to a command that another process runs. */
export type AdminLine = { say: string } | { progress: [step: string, done: number, total: number] } | { code: number };

/** Loaded when a command comes, because a process that answers shoppers seldom needs it. */
const loadRun = () => import(/* webpackChunkName: "admin-run" */ "./run.ts");

/** Runs a command and answers with its lines as they come, as JSON. A caller that disconnects stops the command. */
export function streamAdmin(
  context: AdminContext,
  call: Pick<AdminCall, "words" | "cwd" | "user">,
  reply: FastifyReply,
): FastifyReply {
  const body = new PassThrough();
  const stop = new AbortController();
  reply.raw.once("close", () => stop.abort());
  const write = (line: AdminLine) => void body.write(`${JSON.stringify(line)}\n`);
  void loadRun()
    .then(({ runAdmin }) =>
      runAdmin(context, {
        ...call,
        print: (text) => write({ say: text }),
        onProgress: (...progress) => write({ progress }),
        signal: stop.signal,
      }),
    )
    .catch((error: Error) => {
      reply.log.error({ err: error }, "an admin command failed");
      write({ say: reasonOf(error) });
      return 1;
    })
    .then((code) => {
      write({ code });
      body.end();
    });
  return reply.type("application/x-ndjson").send(body);
}
