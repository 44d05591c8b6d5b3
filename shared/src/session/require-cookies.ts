import { ApiError } from "@thuot-tha/shared/http";

/** Whether the browser stores cookies. `navigator.cookieEnabled` is true in Chromium also where the shopper blocks them. */
function storesCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and Safari has none
  document.cookie = "tt_probe=1; path=/; samesite=lax";
  const stored = document.cookie.includes("tt_probe=1");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "tt_probe=; path=/; samesite=lax; max-age=0";
  return stored;
}

/**
 * Throws an `ApiError` in a browser that blocks cookies, in place of a request whose session or guest's cart would be
 * lost with its cookie.
 * @param message Vietnamese, for the shopper
 */
export function requireCookies(message: string): void {
  if (!storesCookies()) throw new ApiError({ status: 0, code: "NO_COOKIES", message });
}
