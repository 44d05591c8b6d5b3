/** A cookie of the shop. */
export interface Cookie<T> {
  name: string;
  /** Whether scripts of a page may read it. */
  readable: boolean;
  /** Converts the cookie's text to its value; the text is `undefined` without a cookie. */
  parse(text: string | undefined): T;
  format(value: T & {}): string;
  /** Reads the cookie's value from `document.cookie`. */
  read(cookies: string): T;
}

/** @example defineCookie({ name: "tt_guest", readable: false, parse: (text) => text || null }) */
export const defineCookie = <T>(
  cookie: Pick<Cookie<T>, "name" | "readable" | "parse"> & Partial<Pick<Cookie<T>, "format">>,
): Cookie<T> => ({
  format: String,
  ...cookie,
  read(cookies) {
    const start = `${cookie.name}=`;
    const found = cookies.split("; ").find((one) => one.startsWith(start));
    return cookie.parse(found?.slice(start.length));
  },
});
