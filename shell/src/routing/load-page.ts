import { ApiError } from "@thuot-tha/shared/http";
import type { Head, Load, LoadContext, PageProps, Part } from "@thuot-tha/shared/platform";
import { inTime, TooSlow } from "../in-time.ts";
import type { ShopStore } from "../store/create-store.ts";
import type { PageMatch } from "./match.ts";

/** What there is to show for an address: a remote's page, or one of the shell's own in its place. */
export interface LoadedPage {
  match: PageMatch;
  part: Part;
  head: Head;
  /** HTTP status of the document: 200, 404, or 503 where data could not be had. */
  status: number;
}

interface Options {
  store: ShopStore;
  context: LoadContext;
  /** Loads a page's code. */
  codeOf: (match: PageMatch) => Promise<Part>;
  /** How often a failed load of data is tried again. */
  retries: number;
  /** Data that is there already: the page was handed over by the server, or fetched ahead. */
  hasData?: boolean;
  /** Aborted once the shopper has gone elsewhere: what comes then is nobody's. */
  left?: AbortSignal;
  /** Milliseconds after which code, or one try at the data, that neither comes nor fails has failed. */
  patience: number;
}

const own = (page: string, match: PageMatch, params: Record<string, string> = {}): PageMatch => ({
  ...match,
  remote: "shell",
  page,
  props: { ...match.props, params },
});

/**
 * Code and data of a page. Data that does not exist becomes the not-found page; data that cannot be had, after the
 * retries, the error page. Code that cannot be had is thrown (`RemoteUnavailable`).
 */
export async function loadPage(match: PageMatch, options: Options): Promise<LoadedPage> {
  const part = await inTime(options.codeOf(match), options.patience);
  try {
    if (!options.hasData) await loadData(part, match, options);
    return finished(match, part, options, match.page === "not-found" ? 404 : 200);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // An address the API will not even look up, for its length or its characters, leads nowhere either.
    const isNowhere = status === 404 || status === 400;
    const instead = isNowhere ? own("not-found", match) : own("error", match, { status: String(status) });
    return finished(instead, await options.codeOf(instead), options, isNowhere ? 404 : 503);
  }
}

async function loadData(part: Part, match: PageMatch, options: Options): Promise<void> {
  const { store, context, retries, patience, left } = options;
  for (let attempt = 0; part.load; attempt++) {
    left?.throwIfAborted();
    const task = store.run(caught, part.load, match.props, context);
    const stop = () => task.cancel();
    left?.addEventListener("abort", stop);
    try {
      const failed: { error: unknown } | undefined = await inTime(task.toPromise(), patience);
      left?.throwIfAborted();
      if (failed) throw failed.error;
      return;
    } catch (error) {
      task.cancel();
      if (attempt >= retries || !isWorthARetry(error)) throw error;
    } finally {
      left?.removeEventListener("abort", stop);
    }
  }
}

/** 404 and 500 are answers, and a refusal (4xx) would be the same again: only a failure to get one is worth a retry. */
const isWorthARetry = (error: unknown): boolean =>
  error instanceof ApiError ? error.status < 400 || error.status > 500 : error instanceof TooSlow;

/** A load that fails is an answer of its own, not a saga that has crashed. */
function* caught(load: Load, props: PageProps, context: LoadContext) {
  try {
    yield* load(props, context);
  } catch (error) {
    return { error };
  }
}

function finished(match: PageMatch, part: Part, { store }: Options, status: number): LoadedPage {
  const head = part.head?.(store.getState(), match.props) ?? { title: "Thướt Tha" };
  return { match, part, head, status };
}
