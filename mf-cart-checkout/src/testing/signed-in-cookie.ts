/** Sets the cookie in which the API says that there may be a session. */
export function setSignedInCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `tt_signed_in=${value}`;
}
