import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { createCanonicalUrls, withoutTracking } from "./canonical-urls.ts";
import type { Live } from "./open-set.ts";

/** The addresses that a set's server code is asked for when each address is requested twice. */
async function askedTwice(...urls: string[]): Promise<string[]> {
  const asked: string[] = [];
  const canonicalUrl = async ({ url }: { url: string }) => {
    asked.push(url);
    return url;
  };
  const live = { set: { id: "set" }, renderer: { canonicalUrl } } as unknown as Live;
  const canonical = createCanonicalUrls({} as ShopSettings, 60_000);
  for (const url of [...urls, ...urls]) await canonical(live, {} as LiveComposition, "", url);
  return asked;
}

describe("canonical addresses", () => {
  it("are asked for once, and not at all without a query", async () => {
    expect(await askedTwice("/home", "/home?a=1")).toEqual(["/home?a=1"]);
  });

  it("are not cached when they are long, because many of them would fill the memory", async () => {
    const long = `/home?a=${"1".repeat(2000)}`;
    expect(await askedTwice(long)).toEqual([long, long]);
  });

  it("are unknown while the server code does not answer, and asked for at most a hundred at a time", async () => {
    let asked = 0;
    const answers: ((url: string) => void)[] = [];
    const canonicalUrl = () => {
      asked++;
      return new Promise<string>((resolve) => answers.push(resolve));
    };
    const live = { set: { id: "set" }, renderer: { canonicalUrl } } as unknown as Live;
    const canonical = createCanonicalUrls({} as ShopSettings, 0);
    const get = (url: string) => canonical(live, {} as LiveComposition, "", url);
    const all = Array.from({ length: 101 }, (_, index) => get(`/home?a=${index}`));
    expect(await Promise.all(all)).toEqual(Array.from({ length: 101 }, () => undefined));
    expect(asked).toBe(100);
    for (const answer of answers) answer("/home");
    await new Promise((resolve) => setImmediate(resolve));
    expect(await get("/home?a=99")).toBe("/home");
    expect(asked).toBe(100);
  });

  it("are unknown when the server code fails", async () => {
    const canonicalUrl = () => Promise.reject(new Error("broken"));
    const live = { set: { id: "set" }, renderer: { canonicalUrl } } as unknown as Live;
    const canonical = createCanonicalUrls({} as ShopSettings, 60_000);
    expect(await canonical(live, {} as LiveComposition, "", "/home?a=1")).toBeUndefined();
  });
});

describe("an address without the parameters of advertisers", () => {
  it.each([
    ["/home?fbclid=x", "/home"],
    ["/dam?utm_source=a&page=2&gclid=b", "/dam?page=2"],
    ["/dam?a=b?c&q=utm_source", "/dam?a=b?c&q=utm_source"],
    ["/home", "/home"],
  ])("of %s is %s", (url, without) => {
    expect(withoutTracking(url)).toBe(without);
  });
});
