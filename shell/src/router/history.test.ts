import { afterPaint } from "../after-paint.ts";
import { createShopHistory } from "./history.ts";

describe("createShopHistory", () => {
  it("gives each entry a key of its own, on a plain http address as well", () => {
    // Browsers have no `randomUUID` on insecure addresses.
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    const history = createShopHistory(window);
    const keys = ["/dam", "/vay"].map((pathname) => {
      history.commit({ pathname, search: "", hash: "" }, "push");
      return history.current().key;
    });
    expect(history.current().pathname).toBe("/vay");
    expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  describe("replaceSearch", () => {
    const next = () => new Promise((resolve) => afterPaint(() => resolve(undefined)));

    it("changes the query of the current entry, and notifies roots after the paint", async () => {
      const history = createShopHistory(window);
      history.commit({ pathname: "/product/dam-lua", search: "", hash: "#danh-gia", state: { stay: true } }, "push");
      const { key } = history.current();
      const entries = window.history.length;
      const seen: string[] = [];
      history.subscribe(() => seen.push(history.current().search));
      history.onSearchReplaced(() => seen.push("replaced"));
      history.replaceSearch("?size=M");
      expect(window.location.href).toBe(`${window.location.origin}/product/dam-lua?size=M#danh-gia`);
      expect(history.current()).toMatchObject({ key, pathname: "/product/dam-lua", search: "?size=M" });
      expect(history.current().state).toEqual({ stay: true });
      expect(seen).toEqual(["replaced"]);
      await next();
      expect(seen).toEqual(["replaced", "?size=M"]);
      expect(window.history.length).toBe(entries);
    });

    it("leaves an entry alone that the browser has gone to, and whose page is not ready", () => {
      const history = createShopHistory(window);
      history.commit({ pathname: "/product/dam-lua", search: "", hash: "" }, "push");
      window.history.replaceState({ key: "another", user: null }, "", "/dam");
      history.replaceSearch("?size=M");
      expect(window.location.pathname + window.location.search).toBe("/dam");
      expect(history.current().search).toBe("");
    });
  });
});
