import { outgoingHeaders } from "@thuot-tha/shared/server";
import type { ApiRead } from "./api-client.ts";
import type { DescribedFailure, FromProcess } from "./render-messages.ts";

export type Answer = Extract<FromProcess, { kind: "rendered" | "canonical" }>;
type Failed = Extract<FromProcess, { kind: "failed" }>;

export interface Call {
  url: string;
  /** Headers that name the request it is for. */
  headers: Record<string, string>;
  /** Receives every request to the API. */
  reads: ApiRead[];
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Server code has thrown instead of giving an answer. */
export class RenderFailed extends Error {
  readonly #reads: readonly ApiRead[];

  constructor({ message, stack }: DescribedFailure, reads: readonly ApiRead[]) {
    super(message);
    if (stack) this.stack = stack;
    this.#reads = reads;
  }

  /** What the call had requested of the API; not logged with the error. */
  get reads(): readonly ApiRead[] {
    return this.#reads;
  }
}

export const errorOf = ({ message, stack }: DescribedFailure): Error =>
  Object.assign(new Error(message), stack ? { stack } : {});

/** Calls to a render process that are not answered yet, by their ids. */
export function createPendingCalls() {
  const calls = new Map<number, Call>();
  let lastId = 0;
  return {
    begin(url: string, reads: ApiRead[]): { id: number; answer: Promise<Answer> } {
      const id = ++lastId;
      const answer = new Promise<Answer>((resolve, reject) =>
        calls.set(id, { url, headers: outgoingHeaders(), reads, resolve, reject }),
      );
      return { id, answer };
    },

    find: (id: number): Pick<Call, "headers" | "reads"> | undefined => calls.get(id),

    settle(message: Answer | Failed): void {
      const call = calls.get(message.id);
      calls.delete(message.id);
      if (message.kind === "failed") call?.reject(new RenderFailed(message.error, call.reads));
      else call?.resolve(message);
    },

    /** Rejects the newest first: when a process hangs, it has not begun the calls behind the one at fault. */
    rejectAll(error: Error): void {
      for (const { reject } of [...calls.values()].reverse()) reject(error);
      calls.clear();
    },

    isEmpty: (): boolean => calls.size === 0,

    /** Addresses of the calls. */
    urls: (): string[] => [...new Set([...calls.values()].map(({ url }) => url))],
  };
}
