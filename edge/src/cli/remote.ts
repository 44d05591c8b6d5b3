import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { z } from "zod";
import { ReleaseRefused, unreachable } from "../releases/errors.ts";
import { parsedOrNull } from "../releases/parsed.ts";
import type { Answer } from "./context.ts";
import type { Options } from "./options.ts";

interface Request {
  /** Address of a shop whose edge runs the command. */
  to: string;
  token: string;
  name: string;
  words: string[];
  options: Options;
  onProgress: (what: string) => void;
}

/** A line that the edge writes while it runs a command: progress, and at the end the answer or a fault. */
const line = z.union([
  z.object({ progress: z.string() }),
  z.object({ answer: z.object({ data: z.unknown(), text: z.string(), failed: z.boolean().optional() }) }),
  z.object({ code: z.string(), message: z.string() }),
]);

/** Options that an edge accepts. */
export const commandOptions = z.strictObject({
  why: z.string().max(500).optional(),
  canary: z.string().optional(),
  hours: z.string().optional(),
  keep: z.string().optional(),
  tabs: z.string().optional(),
  "dry-run": z.boolean().optional(),
  "no-browser": z.boolean().optional(),
  "no-api": z.boolean().optional(),
});
type CommandOptions = z.output<typeof commandOptions>;

const sent = (options: Options): CommandOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name in commandOptions.shape));

/** Runs a command on an edge, with an operator's token. */
export async function runRemotely({ to, token, name, words, options, onProgress }: Request): Promise<Answer> {
  const response = await fetch(new URL(`/ops/commands/${name}`, to), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ words, options: sent(options) }),
  }).catch((error: Error) => {
    throw unreachable(to, error);
  });
  if (!response.body) throw new Error(`${to} does not answer`);
  for await (const text of createInterface({ input: Readable.from(response.body) })) {
    const parsed = parsedOrNull(line, text);
    if (!parsed) break;
    if ("answer" in parsed) return parsed.answer;
    if ("code" in parsed) throw new ReleaseRefused(parsed.code as ReleaseRefused["code"], parsed.message);
    onProgress(parsed.progress);
  }
  throw new Error(
    response.ok ? `${to} has ended the connection before the answer` : `${to} takes no commands (${response.status})`,
  );
}
