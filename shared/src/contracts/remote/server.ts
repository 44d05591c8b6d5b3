import type { LiveComposition, ShopSettings } from "./browser.ts";

/** What the edge asks the shell's server bundle for: one document. */
export interface RenderRequest {
  /** Path and query, as the shopper asked for them. */
  url: string;
  /** Scheme and host the shop is known by, for absolute addresses. */
  origin: string;
  composition: LiveComposition;
  /** The default export of a remote's server bundle; rejects when it cannot be evaluated. */
  loadRemote: (name: string) => Promise<unknown>;
  /** Reaches the product API: given a path such as `/v2/category/menu`. */
  fetchApi: typeof fetch;
  /** Text of a stylesheet of the composition, by absolute path, to stand in the document. */
  styleText: (path: string) => Promise<string>;
  /** SHA-384 of a file of the composition, by absolute path. */
  integrityOf?: (path: string) => string | undefined;
  now: Date;
  /** Milliseconds a page may take for data and drawing. */
  budget: number;
  /** Without them, nothing beyond the shop itself. */
  settings?: ShopSettings;
}

export interface RenderedDocument {
  /** 503 when the page could not be drawn: the document leads on, and the browser may still draw it. */
  status: number;
  html: string;
  /** Whether the document is at the one address its content is known by. There are as many of these as pages of the shop. */
  canonical?: boolean;
  /** A part that could not be rendered here; its place is empty in the document. */
  failures: { remote: string; part: string; error: unknown }[];
  /** Whether it may be kept and given to others: false when something failed. */
  complete: boolean;
}

/** What the shell's server bundle exports. */
export interface ShellServer {
  /** Modules a remote's server bundle imports from the platform, by request. */
  platform: Record<string, unknown>;
  /** Text of every inline script that `render` may put into a document, for the content security policy. */
  inlineScripts: readonly string[];
  /**
   * The address a document is drawn for: the path, and of the query string what the page reads of it on the server.
   * Shells built before it was known have none.
   */
  canonicalUrl?(request: Pick<RenderRequest, "url" | "composition" | "loadRemote" | "settings">): Promise<string>;
  render(request: RenderRequest): Promise<RenderedDocument>;
}
