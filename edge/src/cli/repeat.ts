import { ReleaseRefused } from "../releases/errors.ts";
import type { Answer } from "./context.ts";
import type { Options } from "./options.ts";

/** Refusals that a repetition only makes worse: an edge refuses a whole network after a few wrong tokens. */
const finalCodes = ["TOKEN", "ROLE", "TOO_MANY_REQUESTS"];
const isFinal = (error: unknown) => error instanceof ReleaseRefused && finalCodes.includes(error.code);

/** Prints every change of an answer until interrupted. Retries when it fails, except when the operator is refused. */
export async function repeat(
  read: () => Promise<Answer>,
  { json, once }: Options,
  log: (text: string) => void,
): Promise<Answer> {
  if (once) return read();
  for (let last = ""; ; ) {
    const { data, text } = await read().catch((error: Error) => {
      if (isFinal(error)) throw error;
      return { data: { error: error.message }, text: `the store cannot be read: ${error.message}` };
    });
    const printed = JSON.stringify(data);
    if (printed !== last) log(json ? printed : text);
    last = printed;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
