/** How operations are declared. Each stands in a file of its own: `contracts/operations/<noun>/<verb>`. */
export {
  type Access,
  type Callable,
  defineOperation,
  type Method,
  nameOf,
  type Operation,
  type OperationInput,
  type OperationOutput,
} from "./define-operation.ts";
