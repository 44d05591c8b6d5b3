/**
 * Replaces the texts of the document as a browser's translator does: React keeps changing the text nodes that were
 * there, unless a text is all that its element has.
 */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.replaceWith(Object.assign(document.createElement("font"), { textContent: text.data }));
}
