import {
  type Callable,
  type Operation,
  type OperationInput,
  type OperationOutput,
  signedInHeader,
} from "../contracts/operations/index.ts";
import { ApiError, errorFromResponse, NETWORK_ERROR, networkError } from "./api-error.ts";
import { addressOf, bodyOf, isAccepted, type RequestParts, withProtocol } from "./request.ts";
import { isAbort } from "./shown-error.ts";

export interface ClientOptions {
  /** Prefix of every path, without a trailing slash; "" for the page's own origin. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Sent with every call: a server passes the visitor's cookie on. */
  headers?: Record<string, string>;
  /** Milliseconds after which a call counts as unanswered, as when the line is gone. Uploads have no limit. */
  timeout?: number;
  /** Whether the page shows a customer's data. */
  isCustomer?: () => boolean;
  /**
   * Called when the operation of a customer is refused with 401. True once the customer has signed in again: the call
   * is then repeated once. False: the refusal stays.
   */
  signInAgain?: (operation: Callable) => Promise<boolean>;
}

export interface CallOptions {
  /** Aborting rejects with the signal's own AbortError, not with an ApiError. */
  signal?: AbortSignal;
}

/** The input may be left out where the operation carries nothing. */
export type CallArguments<O extends Operation> =
  Record<never, never> extends OperationInput<O>
    ? [input?: OperationInput<O>, options?: CallOptions]
    : [input: OperationInput<O>, options?: CallOptions];

export interface Client {
  /**
   * Resolves with the answer's JSON, null for an empty body; rejects with an ApiError, or the AbortError of `signal`.
   */
  call<O extends Operation>(operation: O, ...rest: CallArguments<O>): Promise<OperationOutput<O>>;
  /** A POST whose successful response is returned unread: for its headers or a body that is not JSON. */
  postRaw<O extends Operation & { method: "POST" }>(operation: O, ...rest: CallArguments<O>): Promise<Response>;
  /** Uploads a file by PUT to the address that the API issued for it. */
  putFile(url: string, file: Blob, options?: CallOptions): Promise<void>;
}

/** The storefront's API client. It is stateless, and its functions do not use `this`. */
export function createClient({
  baseUrl,
  fetch,
  headers = {},
  timeout,
  isCustomer,
  signInAgain,
}: ClientOptions): Client {
  const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(unanswered);

  async function request(operation: Callable, input: RequestParts = {}, { signal }: CallOptions = {}) {
    const { method, path, access } = operation;
    const signedIn = access === "shopper" && isCustomer?.() === true;
    const init: RequestInit = {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-client": "consumer",
        ...(signedIn ? { [signedInHeader]: "1" } : undefined),
        ...headers,
        ...(input.headers as Record<string, string> | undefined),
      },
      body: bodyOf(method, input.body),
      signal,
    };
    const url = baseUrl + addressOf(path, input);
    const sendInTime = () => send(url, timeout ? { ...init, signal: withLimit(signal, timeout) } : init);
    let response = await sendInTime();
    if (response.status === 401 && (access === "customer" || signedIn) && (await signInAgain?.(operation)))
      response = await sendInTime();
    if (!isAccepted(method, response.status)) throw await errorFromResponse(response);
    return response;
  }

  return {
    call: async (operation, ...[input, options]) => {
      const response = await request(operation, input, options);
      return (await readJson(response)) as never;
    },
    postRaw: (operation, ...[input, options]) => request(operation, input, options),
    putFile: async (url, file, { signal } = {}) => {
      const init: RequestInit = { method: "PUT", credentials: "include", body: file, signal };
      const response = await send(withProtocol(url), {
        ...init,
        headers: { "x-client": "consumer", "content-type": file.type || "application/octet-stream" },
      });
      if (response.status !== 200 && response.status !== 201) throw await errorFromResponse(response);
    },
  };
}

function withLimit(signal: AbortSignal | undefined, timeout: number): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** An answer that breaks off or times out counts as no answer, because the API may or may not have acted. */
const unanswered = (error: unknown): never => {
  throw isAbort(error) ? error : networkError(error);
};

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(unanswered);
  try {
    return text === "" ? null : JSON.parse(text);
  } catch (error) {
    throw new ApiError({ status: response.status, code: "NOT_JSON", message: NETWORK_ERROR }, { cause: error });
  }
}
