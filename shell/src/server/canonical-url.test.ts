import { defineRoute } from "@thuot-tha/shared/contracts";
import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { definePage, defineRemote } from "@thuot-tha/shared/platform";
import { canonicalUrl } from "./canonical-url.ts";

const page = definePage({
  route: defineRoute("/home"),
  rendering: "server",
  Component: () => null,
  head: () => ({ title: "" }),
});
const catalog = defineRemote({
  name: "mf-catalog",
  pages: {
    home: async () => ({ ...page, canonicalSearch: () => "" }),
    list: async () => ({
      ...page,
      canonicalSearch: (search) => `?page=${new URLSearchParams(search).get("page") ?? "1"}`,
    }),
    old: async () => page,
  },
});
const route = (name: string, path: string, rendering: "server" | "client" = "server") => ({
  page: name,
  path,
  rendering,
  login: false,
});
const composition: LiveComposition = {
  revision: 1,
  shell: { version: "1.0.0", parts: {} },
  remotes: [
    {
      name: "mf-catalog",
      version: "1.0.0",
      entry: "",
      container: "mf_catalog",
      integrity: "",
      parts: {},
      routes: [
        route("home", "/home"),
        route("list", "/:list"),
        route("old", "/old/:one"),
        route("mine", "/account/:one", "client"),
      ],
      slots: [],
      events: { emits: [], consumes: [] },
    },
  ],
};
const loadRemote = async () => catalog;

describe("canonicalUrl", () => {
  it.each([
    ["/home?utm_source=a", "/home"],
    ["/dam?x=1&page=2", "/dam?page=2"],
    ["/dam", "/dam?page=1"],
    // A page without a declared query may read all of it.
    ["/old/one?x=1", "/old/one?x=1"],
    ["/account/1?status=paid", "/account/1"],
    ["/a/b/c?x=1", "/a/b/c"],
    ["/404?x=1", "/404"],
  ])("of %s is %s", async (url, expected) => {
    expect(await canonicalUrl({ url, composition, loadRemote })).toBe(expected);
  });

  it("rejects when the page's code fails to load", async () => {
    const broken = () => Promise.reject(new Error("broken"));
    await expect(canonicalUrl({ url: "/home?x=1", composition, loadRemote: broken })).rejects.toThrow("broken");
  });
});
