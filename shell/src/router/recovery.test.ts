import { createRecovery } from "./recovery.ts";

beforeEach(() => sessionStorage.clear());

function setUp() {
  let time = Date.parse("2026-12-01T03:00:00Z");
  return {
    recovery: createRecovery(sessionStorage, () => time),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("createRecovery", () => {
  it("requests a document once, then leads to the last path that worked, then stays", () => {
    const { recovery } = setUp();
    recovery.arrived("/dam");
    expect(recovery.next("/product/a")).toBe("/product/a");
    expect(recovery.sentBackFrom("/product/a")).toBeNull();
    expect(recovery.next("/product/a")).toBe("/dam");
    expect(recovery.sentBackFrom("/product/a")).toBeNull();
    expect(recovery.sentBackFrom("/dam")).toBe("/product/a");
    expect(recovery.sentBackFrom("/dam")).toBeNull();
    expect(recovery.next("/product/a")).toBeNull();
    expect(recovery.next("/dam")).toBeNull();
  });

  it("requests an address again when the clock has been set back", () => {
    const { recovery, later } = setUp();
    expect(recovery.next("/dam")).toBe("/dam");
    later(-3_600_000);
    expect(recovery.next("/dam")).toBe("/dam");
  });

  it("ends, however everything fails", () => {
    const { recovery } = setUp();
    recovery.arrived("/home");
    const visited: string[] = [];
    for (let at: string | null = "/vay"; at && visited.length < 50; at = recovery.next(at)) visited.push(at);
    expect(visited).toEqual(["/vay", "/vay", "/home"]);
  });

  it("stays on a page that can be read, once its document has been requested again", () => {
    const { recovery } = setUp();
    recovery.arrived("/home");
    expect(recovery.next("/dam", { mayGoBack: false })).toBe("/dam");
    expect(recovery.next("/dam", { mayGoBack: false })).toBeNull();
  });

  it("requests nothing where it cannot store that it has", () => {
    const full = {
      ...sessionStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    const recovery = createRecovery(full, () => 0);
    recovery.arrived("/home");
    expect(recovery.next("/dam")).toBeNull();
  });

  it("stays where no page has worked yet", () => {
    const { recovery } = setUp();
    recovery.next("/dam");
    expect(recovery.next("/dam")).toBeNull();
    expect(recovery.sentBackFrom("/home")).toBeNull();
  });

  it("tries an address again after a minute", () => {
    const { recovery, later } = setUp();
    recovery.next("/dam");
    later(59_999);
    expect(recovery.next("/dam")).toBeNull();
    later(1);
    expect(recovery.next("/dam")).toBe("/dam");
  });
});
