import type { Host, Location } from "@thuot-tha/shared/platform";
import { browserRouter } from "./browser-router.ts";
import { freezable } from "./hidden-page.ts";
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
});
