import type { OperationInput, OperationName, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { Client } from "@thuot-tha/shared/http";

/** What each operation answers with, by its input; throws what the API would refuse with. */
export type Answers = {
  [N in OperationName]?: (input: OperationInput<N>) => OperationOutput<N> | Promise<OperationOutput<N>>;
};

export interface FakeClient extends Client {
  /** Every call so far, in order. */
  calls: { name: OperationName; input: unknown }[];
}

/** A client without a network. An operation nobody expects fails the call. */
export function createFakeClient(answers: Answers): FakeClient {
  const calls: FakeClient["calls"] = [];
  const refuse = () => Promise.reject(new Error("not faked"));
  return {
    calls,
    call: async (name, ...[input]) => {
      calls.push({ name, input });
      const answer = answers[name] as ((given: unknown) => unknown) | undefined;
      if (!answer) throw new Error(`${name} was not expected`);
      return (await answer(input ?? {})) as never;
    },
    postRaw: refuse,
    putFile: refuse,
  };
}
