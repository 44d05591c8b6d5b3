import type { OperationInput, OperationName, OperationOutput } from "../contracts/operations/index.ts";
import { ApiError, type Client } from "../http/index.ts";

/** What each operation answers with, by its input; throws what the API would refuse with. */
export type Answers = {
  [N in OperationName]?: (input: OperationInput<N>) => OperationOutput<N> | Promise<OperationOutput<N>>;
};

export interface FakeClient extends Client {
  /** Every call so far, in order. */
  calls: { name: OperationName; input: unknown }[];
  /** What operations answer from now on. */
  answer(answers: Answers): void;
  /** Inputs of every call of an operation so far. */
  inputs<N extends OperationName>(name: N): OperationInput<N>[];
}

/** A client without a network: it answers from a table and remembers what it was asked. No answer is a mistake. */
export function createFakeClient(table: Answers = {}): FakeClient {
  const answers = { ...table };
  const calls: FakeClient["calls"] = [];
  const refused = () => Promise.reject(new Error("not faked"));
  return {
    calls,
    answer: (more) => void Object.assign(answers, more),
    inputs: (name) => calls.filter((one) => one.name === name).map(({ input }) => input as never),
    call: async (name, ...[input]) => {
      calls.push({ name, input });
      const answer = answers[name] as ((given: unknown) => unknown) | undefined;
      if (!answer) throw new Error(`${name} was not expected`);
      return (await answer(input ?? {})) as never;
    },
    postRaw: refused,
    putFile: refused,
  };
}

/** Throws what the API refuses with. */
export function refuse(status: number, message: string, code = "REFUSED"): never {
  throw new ApiError({ status, code, message });
}
