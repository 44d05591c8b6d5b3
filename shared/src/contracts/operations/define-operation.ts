import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Allowed callers: all; a guest or a customer; the same, but no guest where the page shows a customer's data; customers
 * only.
 */
export type Access = "public" | "guest" | "shopper" | "customer";

/**
 * A page that shows a customer's data sends this header with operations of shoppers. The API refuses them once that
 * session has ended; it would otherwise answer with a guest's cart, and change it.
 */
export const signedInHeader = "x-signed-in";

/**
 * One operation of the API: the server validates with its schemas, and every caller takes its types from them. A
 * parameter that an operation does not have is left out. Query and path values arrive as strings: schemas coerce.
 *
 * Browsers get method, path and access only: the build leaves out everything else
 * (shared/build/webpack/operations.mjs).
 */
export interface Operation {
  method: Method;
  /** `:name` marks a path parameter. */
  path: string;
  access: Access;
  /** Status of success; 200 by default. */
  status?: 201;
  /** Called without the storefront's header: by `sendBeacon`, which cannot set one. */
  withoutClientHeader?: true;
  /** Heading under which the API's documentation lists it. */
  tag: string;
  /** What it does, in one sentence. */
  summary: string;
  /** Statuses it may refuse with that do not follow from its method, access and input. */
  refusals?: readonly (401 | 403 | 429)[];
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

/** The fields that a client needs to call an operation. Browsers have no others. */
export type Callable = Pick<Operation, "method" | "path" | "access">;

/**
 * Declares an operation. A file holds one, exports nothing else, and has its name:
 * `contracts/operations/<noun>/<verb>.ts`.
 */
export const defineOperation = <const O extends Operation>(operation: O): O => operation;

/**
 * Identifies an operation: "GET /v2/cart/cart-item/list". Remotes bundle their own copies of operations, so copies are
 * compared by it.
 */
export const nameOf = ({ method, path }: Pick<Operation, "method" | "path">): string => `${method} ${path}`;

/** A body, or headers, may be left out where all of their fields are optional. */
type Part<O extends Operation, K extends "params" | "query" | "headers" | "body"> = O extends {
  [P in K]: infer S extends z.ZodType;
}
  ? Record<never, never> extends (K extends "body" | "headers" ? z.input<S> : never)
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : { [P in K]?: undefined };

/** The input of a call: path parameters, query, headers and body, each only where the operation has it. */
export type OperationInput<O extends Operation> = Part<O, "params"> &
  Part<O, "query"> &
  Part<O, "headers"> &
  Part<O, "body">;

/** The server's answer on success. */
export type OperationOutput<O extends Operation> = z.output<O["response"]>;
