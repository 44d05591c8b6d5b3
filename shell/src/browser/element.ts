/** An element that every document of the shop has. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document has no #${id}`);
  return found;
}
