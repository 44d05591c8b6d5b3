import { createTabs } from "./tabs.ts";

describe("createTabs", () => {
  it("knows no other tab where the browser forbids the shop to store data", () => {
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        }
      },
    });
    const tabs = createTabs();
    expect(() => tabs.listen(() => undefined)).not.toThrow();
    expect(() => tabs.broadcast("session")).not.toThrow();
  });
});
