import type { Context } from "../context.ts";
import type { Holder } from "../db/data-directory.ts";
import { askOrDo } from "./data-holder.ts";

/** A command for the process that holds the database (by an address of `admin/endpoint.ts`), or for this process. */
export interface Work {
  path: string;
  /** Sent to that process with the path. */
  body?: object;
  /** @returns the resulting state as text */
  run(context: Pick<Context, "db" | "config" | "now">): Promise<string>;
}

/** Timeout for the process that holds the database, which may be stopped. */
const ANSWER_TIMEOUT_MS = 60_000;

async function ask({ url, token, pid }: Holder, { path, body = {} }: Work): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((cause) => {
    throw new Error(`Process ${pid} has the data folder and does not answer at ${url}.`, { cause });
  });
  const answer = (await response.json()) as { status?: string; message?: string };
  if (!response.ok || !answer.status) throw new Error(answer.message ?? `The API answered ${response.status}`);
  return answer.status;
}

/** Runs an admin command and prints the result or the reason for a refusal. */
export async function command(usage: string, workOf: (words: readonly string[]) => Work | null): Promise<void> {
  const words = process.argv.slice(2);
  const work = workOf(words);
  if (!work) {
    console.error(usage);
    process.exit(2);
  }
  try {
    const done = await askOrDo(
      (holder) => ask(holder, work),
      (context) => work.run(context),
    );
    console.info(`${words[0]}: ${done}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
