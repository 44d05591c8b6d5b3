/** Functions that declare operations. Each operation has its own file: `contracts/operations/<noun>/<verb>`. */
export {
  type Access,
  type Callable,
  defineOperation,
  type Method,
  nameOf,
  type Operation,
  type OperationInput,
  type OperationOutput,
  signedInHeader,
} from "./define-operation.ts";
