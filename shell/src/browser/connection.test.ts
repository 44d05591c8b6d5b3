import { createLayoutStore } from "../layout/layout-store.ts";
import { createConnection } from "./connection.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp({ answered = true } = {}) {
  const network = { up: true, cable: true, hangs: false, proxyErrs: false };
  const shop = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return network.cable;
      },
    },
    async fetch(_: string, { signal }: RequestInit = {}) {
      if (network.hangs)
        await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      if (!network.up) throw new TypeError("Failed to fetch");
      const headers = new Headers(network.proxyErrs ? {} : { "x-request-id": "1" });
      return { status: 502, headers } as Response;
    },
  });
  const layout = createLayoutStore();
  const states: string[] = [];
  layout.subscribe(() => states.push(layout.get().connection));
  const { fetch, start, whenBack } = createConnection(shop as unknown as Window & typeof globalThis, {
    layout,
    onBack: () => states.push("back"),
  });
  start({ answered });
  return { network, shop, states, fetch, whenBack };
}

describe("createConnection", () => {
  it("reports when no answer comes, retries by itself, and reports when one is back", async () => {
    const { network, states, fetch, whenBack } = setUp();
    void whenBack().then(() => states.push("back for those who wait"));
    network.up = false;
    await expect(fetch("/v2/cart")).rejects.toThrow("Failed to fetch");
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable"]);
    network.up = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable", "online", "back", "back for those who wait"]);
  });

  it("distinguishes a browser without network from a shop that does not answer", async () => {
    const { network, shop, states } = setUp();
    network.cable = false;
    network.up = false;
    shop.dispatchEvent(new Event("offline"));
    expect(states).toEqual(["offline"]);
    network.cable = true;
    network.up = true;
    shop.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(states).toEqual(["offline", "online", "back"]);
  });

  it("tries by itself from a document that the shop did not send, also when the browser believes it has a network", async () => {
    const { network, states } = setUp({ answered: false });
    network.up = false;
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable"]);
    network.up = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable", "online", "back"]);
  });

  it("gives up an attempt that hangs, and tries again", async () => {
    const attempt = new AbortController();
    jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(attempt.signal);
    const { network, states } = setUp({ answered: false });
    network.hangs = true;
    await jest.advanceTimersByTimeAsync(5000);
    network.hangs = false;
    attempt.abort();
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable", "online", "back"]);
  });

  it("takes the error page of a proxy in front of the shop for no answer", async () => {
    const { network, states, fetch } = setUp();
    network.proxyErrs = true;
    await fetch("/v2/cart");
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable"]);
    network.proxyErrs = false;
    await jest.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["unreachable", "online", "back"]);
  });

  it("takes any answer of the shop for a connection, also a refusal", async () => {
    const { states, fetch } = setUp();
    await fetch("/v2/cart");
    expect(states).toEqual([]);
  });
});
