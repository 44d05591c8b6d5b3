import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { createCanonicalUrls } from "./canonical-urls.ts";
import type { Live } from "./open-set.ts";

/** The addresses that a set's server code is asked for when each address is requested twice. */
async function askedTwice(...urls: string[]): Promise<string[]> {
  const asked: string[] = [];
  const canonicalUrl = async ({ url }: { url: string }) => {
    asked.push(url);
    return url;
  };
  const live = { set: { id: "set" }, renderer: { canonicalUrl } } as unknown as Live;
  const canonical = createCanonicalUrls({} as ShopSettings);
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
});
