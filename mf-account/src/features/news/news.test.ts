import { type News, openNews } from "./news.ts";

/** A fake of the browser's connection; tests send its messages. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  dispatch(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}

/** Tabs of one browser that talk to each other synchronously. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** One holder at a time; the next waiter takes over. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
      queues.set(name, turn);
      return turn;
    },
  };
}

/** Waits until all pending promises have settled. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

function openTab(userId = "u1") {
  const received: [string, boolean][] = [];
  const stop = openNews(userId, ({ news, isOwn }: News) => void received.push([news.event, isOwn]));
  return { received, stop };
}

const cookie = jest.spyOn(document, "cookie", "get");
afterAll(() => cookie.mockRestore());
beforeEach(() => {
  FakeSource.all = [];
  FakeChannel.open.clear();
  cookie.mockReturnValue("tt_signed_in=1");
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true });
});

describe("openNews", () => {
  it("holds one connection for all tabs of a browser, and passes it on when its tab closes", async () => {
    const first = openTab();
    await settled();
    const second = openTab();
    await settled();
    expect(FakeSource.all).toHaveLength(1);
    FakeSource.all[0]?.dispatch("unread", { unread: 2 });
    expect(first.received).toEqual([["unread", true]]);
    expect(second.received).toEqual([["unread", false]]);
    first.stop();
    await settled();
    expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([2, 1]);
    FakeSource.all[1]?.dispatch("session-ended", {});
    expect(second.received.at(-1)).toEqual(["session-ended", true]);
    expect(first.received).toHaveLength(1);
    second.stop();
  });

  it("sends a tab that opens later the number of unread ones", async () => {
    const first = openTab();
    await settled();
    FakeSource.all[0]?.dispatch("notification", { notification: {}, unread: 3 });
    const second = openTab();
    expect(second.received).toEqual([["unread", false]]);
    first.stop();
    second.stop();
  });

  it("reports no refusal, so that the shopper is not interrupted, and tries again later", async () => {
    jest.useFakeTimers();
    const tab = openTab();
    await settled();
    FakeSource.all[0]?.refuse();
    jest.advanceTimersByTime(2000);
    expect(FakeSource.all).toHaveLength(2);
    FakeSource.all[1]?.refuse();
    jest.advanceTimersByTime(3999);
    expect(FakeSource.all).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(3);
    expect(tab.received).toEqual([]);
    tab.stop();
    await settled();
    expect(FakeSource.all[2]?.readyState).toBe(2);
    jest.useRealTimers();
  });

  it("requests nothing once the session has expired, and goes on after the customer has signed in again", async () => {
    jest.useFakeTimers();
    const tab = openTab();
    await settled();
    cookie.mockReturnValue("");
    FakeSource.all[0]?.refuse();
    jest.advanceTimersByTime(3_600_000);
    expect(FakeSource.all).toHaveLength(1);
    cookie.mockReturnValue("tt_signed_in=1");
    jest.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(2);
    FakeSource.all[1]?.dispatch("unread", { unread: 1 });
    expect(tab.received).toEqual([["unread", true]]);
    tab.stop();
    jest.useRealTimers();
  });
});
