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
});
