import type { z } from "zod";
import type { OperationName } from "./endpoints.ts";
import type { operations } from "./schemas.ts";

type Operations = typeof operations;
type Part<N extends OperationName, K extends string> = Operations[N] extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : { [P in K]?: undefined };

/** What a caller hands over: path parameters, query, headers and body, each only where the operation has it. */
export type OperationInput<N extends OperationName> = Part<N, "params"> &
  Part<N, "query"> &
  Part<N, "headers"> &
  Part<N, "body">;

/** What the server answers with on success. */
export type OperationOutput<N extends OperationName> = z.output<Operations[N]["response"]>;
