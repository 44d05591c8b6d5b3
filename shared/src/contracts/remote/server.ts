import type { LiveComposition, ShopSettings } from "./browser.ts";

/** The edge's request to the shell's server bundle: one document. */
export interface RenderRequest {
  /** Path and query of the shopper's request. */
  url: string;
  /** Scheme and host the shop is known by, for absolute addresses. */
  origin: string;
  composition: LiveComposition;
  /** The default export of a remote's server bundle; rejects when it cannot be evaluated. */
  loadRemote: (name: string) => Promise<unknown>;
  /** Reaches the product API: given a path such as `/v2/category/menu`. */
  fetchApi: typeof fetch;
  /** Text of a stylesheet of the composition, by absolute path, to inline into the document. */
  styleText: (path: string) => Promise<string>;
  /** SHA-384 of a file of the composition, by absolute path. */
  integrityOf?: (path: string) => string | undefined;
  now: Date;
  /** Milliseconds a page may take for data and rendering. */
  budget: number;
  /** Without them, the document has neither tag manager nor developer tools. */
  settings?: ShopSettings;
}

/** A picture that the edge may write into a document, so that browsers need not request it. */
export interface DocumentPicture {
  /** Address, "/media/600x800/products/a.jpg". */
  address: string;
  /** Texts of the document, in their order, and their replacements. `{picture}` stands for the picture's data URL. */
  replacements: [text: string, by: string][];
}

export interface RenderedDocument {
  /** 503 when the page failed to render: the document still works, and the browser may render the page. */
  status: number;
  html: string;
  /** The largest picture of the first view. */
  picture?: DocumentPicture;
  /** Whether the document is at the one address its content is known by; the shop has as many of these as pages. */
  canonical?: boolean;
  /** Pages and slots that failed to render; their places are empty in the document. */
  failures: { remote: string; part: string; error: unknown }[];
  /** Whether it may be cached: false when a page or slot failed. */
  complete: boolean;
}

/** What the shell's server bundle exports. */
export interface ShellServer {
  /** Modules a remote's server bundle imports from the platform, by request. */
  platform: Record<string, unknown>;
  /** Text of every inline script that `render` may put into a document, for the content security policy. */
  inlineScripts: readonly string[];
  /**
   * True when documents report with the token in their `Server-Timing` header, entry `load`. Optional, because older
   * shells choose a token of their own; their reports are not counted for or against a candidate.
   */
  readsLoadToken?: boolean;
  /**
   * The address a document is rendered for: the path, and the part of the query string that the page reads on the
   * server. Optional, because older shells do not have it.
   */
  canonicalUrl?(request: Pick<RenderRequest, "url" | "composition" | "loadRemote" | "settings">): Promise<string>;
  render(request: RenderRequest): Promise<RenderedDocument>;
}
