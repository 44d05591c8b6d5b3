import { browserRouter } from "./browser-router.ts";
import { createShopHistory } from "./history.ts";

describe("browserRouter", () => {
  it("leaves the address as it is without a network, so that a reload finds the document on the device", () => {
    const history = createShopHistory(window);
    history.commit({ pathname: "/product/dam-lua", search: "?size=S", hash: "" }, "push");
    let isOnline = false;
    const router = browserRouter(history, () => isOnline);
    router.replaceSearch("?size=M");
    expect(window.location.search).toBe("?size=S");
    isOnline = true;
    router.replaceSearch("?size=M");
    expect(window.location.search).toBe("?size=M");
  });
});
