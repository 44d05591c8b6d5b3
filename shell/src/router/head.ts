import type { Head } from "@thuot-tha/shared/platform";

/** "Đầm lụa · Thướt Tha". A title that contains the shop's name stays as it is. */
export const fullTitle = (title: string): string => (title.includes("Thướt Tha") ? title : `${title} · Thướt Tha`);

/** Brings the document's head up to date with the page now shown. */
export function applyHead(head: Head, { document }: Window): void {
  document.title = fullTitle(head.title);
  set(document, 'meta[name="description"]', "content", head.description);
  set(document, 'link[rel="canonical"]', "href", head.canonical && new URL(head.canonical, document.baseURI).href);
  set(document, 'meta[name="robots"]', "content", head.noIndex ? "noindex" : "index,follow");
  // Search engines read structured data from the document they requested; the previous page's data would be wrong.
  for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove();
}

function set(document: Document, selector: string, attribute: string, value: string | undefined): void {
  document.querySelector(selector)?.setAttribute(attribute, value ?? "");
}
