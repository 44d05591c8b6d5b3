/** The message of a failure that has none of its own. */
export const NETWORK_ERROR = "Network error";

export interface ApiFailure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Stable, for programs. `NETWORK` without an answer, `UNKNOWN` for an answer without a code. */
  code: string;
  /** Vietnamese, for the shopper. */
  message: string;
  /** What is wrong with each field, in Vietnamese, by field name. */
  fields?: Record<string, string>;
  requestId?: string;
}

/** A call failed: without an answer, or with one that its contract does not accept. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly requestId?: string;

  constructor({ status, code, message, fields, requestId }: ApiFailure, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    if (fields) this.fields = fields;
    if (requestId) this.requestId = requestId;
  }
}

/**
 * Whether the API has refused a call. After any other failure, a write may have been done although its answer was lost.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export const networkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: "NETWORK", message: NETWORK_ERROR }, { cause });

/** Reads an error response, with its message if it has one. Never throws for a body that is not JSON. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = isRecord(body) ? body : {};
  const requestId = textOf(parsed.requestId) ?? response.headers.get("x-request-id") ?? undefined;
  return new ApiError({
    status: response.status,
    code: textOf(parsed.code) ?? "UNKNOWN",
    message: textOf(parsed.message) ?? NETWORK_ERROR,
    fields: isRecord(parsed.fields) ? (parsed.fields as Record<string, string>) : undefined,
    requestId,
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
