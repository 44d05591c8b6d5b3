import { ApiError } from "@thuot-tha/shared/http";
import type { Head, Load, LoadContext, PageProps, Part } from "@thuot-tha/shared/platform";
import type { ShopStore } from "../store/create-store.ts";
import { TimedOut, within } from "../within.ts";
import type { PageMatch } from "./match.ts";

/** The page to show for an address: a remote's, or one of the shell's own instead. */
export interface LoadedPage {
  match: PageMatch;
  part: Part;
  head: Head;
  /** HTTP status of the document: 200, 404, 410 for what is gone, or 503 when data failed to load. */
  status: number;
}

interface Options {
  store: ShopStore;
  context: LoadContext;
  /** Loads a page's code. */
  codeOf: (match: PageMatch) => Promise<Part>;
  /** Maximum retries of a failed load of data. */
  retries: number;
  /** The data is already loaded, by the server or by a prefetch. */
  hasData?: boolean;
  /** Aborted once the shopper has gone elsewhere; later answers are dropped. */
  left?: AbortSignal;
  /** Timeout in milliseconds of the code, and of each try at the data. */
  timeout: number;
  /** Whether requests wait for the shopper, who signs in again. */
  isSigningIn?: () => boolean;
  /** Receives what the page's own code threw, as opposed to a failed request or a timeout. */
  onError: (error: unknown) => void;
}

const own = (page: string, match: PageMatch, params: Record<string, string> = {}): PageMatch => ({
  ...match,
  remote: "shell",
  page,
  props: { ...match.props, params },
});

/**
 * Loads code and data of a page. Missing data gives the not-found page; data that fails after the retries, or a `load`
 * or `head` that throws, gives the error page. Failed code throws `RemoteUnavailable`.
 */
export async function loadPage(match: PageMatch, options: Options): Promise<LoadedPage> {
  const part = await within(options.timeout, options.codeOf(match));
  try {
    if (!options.hasData) await loadData(part, match, options);
    return finished(match, part, options, match.page === "not-found" ? 404 : 200);
  } catch (error) {
    if (isFault(error) && !options.left?.aborted) options.onError(error);
    const status = error instanceof ApiError ? error.status : 0;
    // The API rejects an address for its length or characters with 400, which means not found as well.
    const isNowhere = status === 404 || status === 400;
    const instead = isNowhere ? own("not-found", match) : own("error", match, { status: String(status) });
    const insteadPart = await options.codeOf(instead);
    // Nothing follows a failure of the shell's own page, so a shopper who has left does not stop it.
    if (isNowhere) await loadData(insteadPart, instead, { ...options, retries: 0, left: undefined });
    return finished(instead, insteadPart, options, isNowhere ? 404 : 503);
  }
}

async function loadData(part: Part, match: PageMatch, options: Options): Promise<void> {
  const { store, context, retries, left } = options;
  for (let attempt = 0; part.load; attempt++) {
    left?.throwIfAborted();
    const task = store.run(caught, part.load, match.props, context);
    const stop = () => task.cancel();
    left?.addEventListener("abort", stop);
    try {
      const failed: { error: unknown } | undefined = await inTime(task.toPromise(), options);
      left?.throwIfAborted();
      if (failed) throw failed.error;
      return;
    } catch (error) {
      task.cancel();
      if (attempt >= retries || !isRetryable(error)) throw error;
    } finally {
      left?.removeEventListener("abort", stop);
    }
  }
}

/** The work's result; throws `TimedOut` after a timeout in which the shopper is not signing in again. */
async function inTime<T>(work: Promise<T>, { timeout, isSigningIn }: Options): Promise<T> {
  for (;;) {
    try {
      return await within(timeout, work);
    } catch (error) {
      if (!(error instanceof TimedOut) || !isSigningIn?.()) throw error;
    }
  }
}

/**
 * True without a readable answer and for statuses above 500, where a retry may succeed; refusals (4xx) and faults (500)
 * would repeat.
 */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError ? error.status < 400 || error.status > 500 : error instanceof TimedOut;

const isFault = (error: unknown): boolean => !(error instanceof ApiError || error instanceof TimedOut);

/** Returns a failed load as a value, so that the saga does not crash. */
function* caught(load: Load, props: PageProps, context: LoadContext) {
  try {
    yield* load(props, context);
  } catch (error) {
    return { error };
  }
}

function finished(match: PageMatch, part: Part, { store }: Options, status: number): LoadedPage {
  const head = part.head?.(store.getState(), match.props) ?? { title: "Thướt Tha" };
  return { match, part, head, status: status === 200 && head.gone ? 410 : status };
}
