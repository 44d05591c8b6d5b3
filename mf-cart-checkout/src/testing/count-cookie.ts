/** The cookie by which the API tells how many lines the cart has. */
export function setCountCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `tt_cart=${value}`;
}
