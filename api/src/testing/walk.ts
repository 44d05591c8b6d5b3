import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Browser } from "./browser.ts";

/** Where a walk has led. */
export interface Place {
  status: number;
  url: URL;
  body: string;
}

/** A cookie of a provider, sent to the addresses below its path. */
interface StoredCookie {
  value: string;
  path: string;
}

/**
 * A browser that goes from page to page over HTTP, as redirects lead, and shares its session with `browser`. The app
 * must be listening; it stops at addresses that are not the API's.
 */
export function walker(app: FastifyInstance, browser: Browser) {
  const [{ port }] = app.addresses() as [AddressInfo];
  const origin = `http://127.0.0.1:${port}`;
  const others = new Map<string, StoredCookie>();

  function cookiesFor(path: string): string {
    const pairs = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    for (const [name, cookie] of others) if (path.startsWith(cookie.path)) pairs.push(`${name}=${cookie.value}`);
    return pairs.join("; ");
  }

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const attribute = (key: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const gone = value === "" || attribute("max-age") === "0";
      if (name.startsWith("tt_")) {
        if (gone) browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      } else if (gone) others.delete(name);
      else others.set(name, { value, path: attribute("path") ?? "/" });
    }
  }

  async function go(address: string, form?: Record<string, string>): Promise<Place> {
    let url = new URL(address, origin);
    let body = form && new URLSearchParams(form);
    for (let steps = 0; steps < 15; steps += 1) {
      const response = await fetch(url, {
        method: body ? "POST" : "GET",
        body,
        headers: { cookie: cookiesFor(url.pathname) },
        redirect: "manual",
      });
      keep(response);
      const next = response.headers.get("location");
      const text = await response.text();
      if (!next) return { status: response.status, url, body: text };
      url = new URL(next, url);
      body = undefined;
      if (url.origin !== origin || !url.pathname.startsWith("/v2/")) return { status: response.status, url, body: "" };
    }
    throw new Error("Redirected without end");
  }
  return { origin, go };
}
