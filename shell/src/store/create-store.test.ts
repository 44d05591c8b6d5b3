import { createShopStore } from "./create-store.ts";

const counter = (state = 0, action: { type: string }) => (action.type === "count" ? state + 1 : state);

describe("createShopStore", () => {
  it("keeps what came with the document until its slice is there", () => {
    const store = createShopStore({ counter: 7, other: { a: 1 } });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ counter: 7, other: { a: 1 } });
    store.inject({ counter });
    store.dispatch({ type: "count" });
    expect(store.getState()).toEqual({ counter: 8, other: { a: 1 } });
  });

  it("gives the same state back when nothing has changed", () => {
    const store = createShopStore({});
    store.inject({ counter });
    const before = store.getState();
    store.dispatch({ type: "nothing" });
    expect(store.getState()).toBe(before);
  });

  it("runs sagas, whose errors reject their promise", async () => {
    const store = createShopStore({});
    const broken = store.run(function* () {
      yield 1;
      throw new Error("broken");
    });
    await expect(broken.toPromise()).rejects.toThrow("broken");
  });
});
