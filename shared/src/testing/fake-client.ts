import { nameOf, type Operation, type OperationInput, type OperationOutput } from "../contracts/operations/index.ts";
import { ApiError, type Client } from "../http/index.ts";

/** The answer itself, or a function of the input; it throws the API's refusals. */
type Reply<O extends Operation> = Given<O> | ((input: OperationInput<O>) => Given<O>);
type Given<O extends Operation> = OperationOutput<O> | Promise<OperationOutput<O>>;

/** What one operation answers with; made by `answer`. */
export interface Answer {
  operation: Operation;
  reply: unknown;
}

/**
 * @example createFakeClient([answer(listPackages, { items: [] }), answer(getPackage, ({ params }) => byId(params.id))])
 */
export const answer = <O extends Operation>(operation: O, reply: Reply<O>): Answer => ({ operation, reply });

export interface FakeClient extends Client {
  /** Every call so far, in order; `name` is "GET /v2/…". */
  calls: { name: string; input: unknown }[];
  /** What an operation answers from now on. */
  answer<O extends Operation>(operation: O, reply: Reply<O>): void;
  /** Inputs of every call of an operation so far. */
  inputs<O extends Operation>(operation: O): OperationInput<O>[];
}

/**
 * A client without a network: it gives the listed answers, later ones first, and records the requests. A request
 * without an answer is an error.
 */
export function createFakeClient(answers: readonly Answer[] = []): FakeClient {
  const replies = new Map(answers.map(({ operation, reply }) => [nameOf(operation), reply]));
  const calls: FakeClient["calls"] = [];
  const refused = () => Promise.reject(new Error("not faked"));
  return {
    calls,
    answer: (operation, reply) => void replies.set(nameOf(operation), reply),
    inputs: (operation) => calls.filter(({ name }) => name === nameOf(operation)).map(({ input }) => input as never),
    call: async (operation, ...[input, options]) => {
      const name = nameOf(operation);
      calls.push({ name, input });
      if (!replies.has(name)) throw new Error(`${name} was not expected`);
      const reply = replies.get(name);
      const given = await (typeof reply === "function" ? reply(input ?? {}) : reply);
      options?.signal?.throwIfAborted();
      return given as never;
    },
    postRaw: refused,
    putFile: refused,
  };
}

/** Throws an API refusal. */
export function refuse(status: number, message: string, code = "REFUSED"): never {
  throw new ApiError({ status, code, message });
}
