/**
 * The schema library of event payloads, slot props and stored values: what contracts use of zod's mini variant, and no
 * more, because the platform carries it in the shell's first files. Contracts import it as `* as z`.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  type input,
  int,
  literal,
  maximum,
  minimum,
  nullable,
  number,
  object,
  optional,
  type output,
  regex,
  string,
  union,
  type ZodMiniType as Schema,
} from "zod/mini";
