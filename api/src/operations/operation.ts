import type { endpoints, OperationName, OperationOutput, operations } from "@thuot-tha/shared/contracts/operations";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Context } from "../context.ts";
import type { Cookies } from "../http/cookies.ts";

type Schemas = typeof operations;
type Clean<N extends OperationName, K extends string> = Schemas[N] extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** Whose session a request carries. */
export interface SignedIn {
  userId: string;
  customerId: string;
  /** Key of the session itself, so that it can be ended or kept. */
  sessionHash: string;
  sessionEndsAt: Date;
}

type Customer<N extends OperationName> = (typeof endpoints)[N]["access"] extends "customer"
  ? SignedIn
  : SignedIn | null;

/** One validated request. `customer` is always there for operations that only a customer may call. */
export interface Call<N extends OperationName> {
  params: Clean<N, "params">;
  query: Clean<N, "query">;
  headers: Clean<N, "headers">;
  body: Clean<N, "body">;
  context: Context;
  customer: Customer<N>;
  cookies: Cookies;
  /** Network address of the caller. */
  from: string;
  /** Scheme and host the caller reached the shop at. */
  origin: string;
  log: FastifyBaseLogger;
}

export type Operation<N extends OperationName> = (call: Call<N>) => Promise<OperationOutput<N>>;

/** Names a handler's operation, which gives its call and its answer their types. */
export const operation = <N extends OperationName>(_name: N, run: Operation<N>): Operation<N> => run;
