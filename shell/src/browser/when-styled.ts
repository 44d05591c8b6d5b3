/**
 * Resolves once the document's stylesheets have loaded or failed. Until then the document has only the rules that it
 * uses itself.
 */
export async function whenStyled(document: Document): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  await Promise.all(
    [...links].map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener("load", resolve);
          link.addEventListener("error", resolve);
        }),
    ),
  );
}
