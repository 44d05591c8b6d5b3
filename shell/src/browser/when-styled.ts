import { styleTimeout } from "../timeouts.ts";

/**
 * Resolves once the document's stylesheets have loaded or failed, or after a timeout. Until then the document has only
 * the rules that it uses itself, which suffice for what it shows.
 */
export async function whenStyled(document: Document): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const late = new Promise((resolve) => setTimeout(resolve, styleTimeout));
  await Promise.all(
    [...links].map(
      (link) =>
        link.sheet ??
        // Failed before this ran; see `startScripts`.
        link.dataset.failed ??
        Promise.race([
          late,
          new Promise((resolve) => {
            link.addEventListener("load", resolve);
            link.addEventListener("error", resolve);
          }),
        ]),
    ),
  );
}
