import type { Host, Location } from "@thuot-tha/shared/platform";
import { browserRouter } from "./browser-router.ts";
import { freezable, isSameEntry } from "./hidden-page.ts";
import { createShopHistory } from "./history.ts";

describe("freezable", () => {
  it("lets a page replace the query of the address only while the address is the page's own", () => {
    const history = createShopHistory(window);
    const router = browserRouter(history, () => true);
    history.commit({ pathname: "/product/dam-lua", search: "", hash: "" }, "push");
    const page = freezable({ router } as Host, false);
    page.host.router.replaceSearch("?size=M");
    expect(window.location.search).toBe("?size=M");
    page.freeze();
    history.commit({ pathname: "/vay", search: "?page=2", hash: "" }, "push");
    page.host.router.replaceSearch("?size=L");
    expect(window.location.search).toBe("?page=2");
    expect(page.location()).toMatchObject({
      pathname: "/product/dam-lua",
      search: "?size=M",
    } satisfies Partial<Location>);
  });

  it("tells a page of new addresses until it is frozen, and again after that", () => {
    const history = createShopHistory(window);
    const page = freezable({ router: browserRouter(history, () => true) } as Host, false);
    const seen: string[] = [];
    page.host.router.subscribe(() => seen.push(page.location().pathname));
    const go = (pathname: string) => history.commit({ pathname, search: "", hash: "" }, "push");
    go("/dam");
    page.freeze();
    go("/vay");
    page.unfreeze();
    go("/ao-dai");
    expect(seen).toEqual(["/dam", "/ao-dai"]);
  });
});

describe("isSameEntry", () => {
  const entry = { key: "k1", pathname: "/dam", search: "?page=2", hash: "#bo-loc", state: null };

  it.each([
    [{}, true],
    [{ state: { staying: true } }, true],
    [{ key: "k2" }, false],
    [{ pathname: "/vay" }, false],
    [{ search: "" }, false],
    [{ hash: "" }, false],
  ])("with %j is %p", (change, isSame) => {
    expect(isSameEntry(entry, { ...entry, ...change })).toBe(isSame);
  });
});
