import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { FastifyBaseLogger } from "fastify";
import type { SignedIn } from "../caller/session.ts";
import type { Context } from "../context.ts";
import type { JsonText } from "../json-text.ts";
import type { Cookies } from "./cookies.ts";
import type { Clean } from "./validate.ts";

type Customer<O extends Operation> = O["access"] extends "customer" ? SignedIn : SignedIn | null;

/** One validated request. `customer` is set for operations that require a customer. */
export interface Call<O extends Operation> {
  params: Clean<O, "params">;
  query: Clean<O, "query">;
  headers: Clean<O, "headers">;
  body: Clean<O, "body">;
  context: Context;
  customer: Customer<O>;
  cookies: Cookies;
  /** Network address of the caller. */
  from: string;
  /** Scheme and host at which the caller reached the shop. */
  origin: string;
  log: FastifyBaseLogger;
  /**
   * Starts work in the background a second after the answer is sent, or the connection is lost, so that the answer
   * takes as long with this work as without. An embedded database works in the thread that sends answers.
   */
  afterAnswer(work: () => Promise<unknown>): void;
}

export interface Handler {
  operation: Operation;
  run(call: Call<Operation>): Promise<unknown>;
}

/** Binds an operation to its handler; the operation defines the types of request and answer. */
export const handle = <O extends Operation>(
  operation: O,
  run: (call: Call<O>) => Promise<OperationOutput<O> | JsonText<OperationOutput<O>>>,
): Handler => ({ operation, run: run as Handler["run"] });
