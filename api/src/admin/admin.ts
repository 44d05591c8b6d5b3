import { userInfo } from "node:os";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { optionalText } from "@thuot-tha/shared/server";
import type { Holder } from "../db/data-directory.ts";
import { migrate } from "../db/migrate.ts";
import { reasonOf } from "../db/reason-of.ts";
import type { AdminCall } from "./admin-command.ts";
import { delegateOrRun } from "./data-holder.ts";
import { progressBar } from "./progress-bar.ts";
import { helpFor, runAdmin } from "./run.ts";
import type { AdminLine } from "./stream.ts";

/** Sends the command to the process that holds the database. @returns the exit code */
async function delegate(
  { url, token, pid }: Holder,
  { words, cwd, user, print, onProgress }: AdminCall,
): Promise<number> {
  const response = await fetch(`${url}/ops/admin`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ words, cwd, user }),
  }).catch((cause) => {
    throw new Error(`Process ${pid} has the data folder and does not answer at ${url}.`, { cause });
  });
  if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}.`);
  for await (const text of createInterface(Readable.fromWeb(response.body as ReadableStream))) {
    const line = JSON.parse(text) as AdminLine;
    if ("say" in line) print(line.say);
    else if ("progress" in line) onProgress(...line.progress);
    else return line.code;
  }
  throw new Error(`Process ${pid}, which has the data folder, ended during the command.`);
}

const words = process.argv.slice(2);
const helped = helpFor(words);
if (helped) {
  console.info(helped.text);
  process.exitCode = helped.code;
} else {
  const bar = progressBar(process.stderr);
  const print = (line: string) => {
    bar.end();
    console.info(line);
  };
  try {
    const call: AdminCall = {
      words,
      print,
      onProgress: bar.show,
      cwd: process.cwd(),
      user: optionalText(process.env, "OPS_USER") ?? userInfo().username,
      signal: new AbortController().signal,
    };
    process.exitCode = await delegateOrRun(
      (holder) => delegate(holder, call),
      async (context) => {
        // A shop that was never started, or not since an update, lacks tables.
        await context.withoutTimeouts((db) => migrate(db));
        return runAdmin(context, call);
      },
    );
  } catch (error) {
    bar.end();
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
