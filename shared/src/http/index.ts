export { ApiError, type ApiFailure, isRefusal, NETWORK_ERROR } from "./api-error.ts";
export {
  type CallArguments,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from "./client.ts";
export { isAbort, NO_ANSWER, type ShownError, toShownError } from "./shown-error.ts";
