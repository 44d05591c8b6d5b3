import type { OperationName, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { ApiError, type Client } from "@thuot-tha/shared/http";

// biome-ignore lint/suspicious/noExplicitAny: each operation has an input of its own
type Input = any;
type Answers = { [N in OperationName]?: (input: Input) => OperationOutput<N> | Promise<OperationOutput<N>> };

export interface FakeClient extends Client {
  /** What an operation answers from now on; it may throw. */
  answer(answers: Answers): void;
  /** Inputs of every call of an operation so far. */
  inputs(name: OperationName): Input[];
}

/** A client that answers from a table and remembers what it was asked. An operation without an answer is a mistake. */
export function createFakeClient(answers: Answers): FakeClient {
  const calls: { name: OperationName; input: Input }[] = [];
  return {
    answer: (more) => void Object.assign(answers, more),
    inputs: (name) => calls.filter((one) => one.name === name).map(({ input }) => input),
    call: (async (name: OperationName, input: Input) => {
      calls.push({ name, input });
      const answer = answers[name];
      if (!answer) throw new Error(`No answer for ${name}`);
      return answer(input);
    }) as Client["call"],
    postRaw: () => Promise.reject(new Error("postRaw is not used here")),
    putFile: () => Promise.reject(new Error("putFile is not used here")),
  };
}

/** Throws what the API refuses with. */
export function refuse(status: number, message: string, code = "REFUSED"): never {
  throw new ApiError({ status, code, message });
}

/** An answer that comes when the test says so. */
export function later<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
