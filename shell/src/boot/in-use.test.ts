import { whenInUse } from "./in-use.ts";

const pageReady = Promise.resolve();
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Whether the page counts as used, as it becomes known. */
function watch(ready = pageReady) {
  const seen = { used: false };
  void whenInUse(window, ready).then(() => {
    seen.used = true;
  });
  return seen;
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = cookie;
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ["tt_signed_in", "tt_cart"]) setCookie(`${name}=; max-age=0`);
});
afterEach(() => jest.useRealTimers());

describe("whenInUse", () => {
  it.each(["pointermove", "pointerdown", "keydown", "scroll"])("takes %s for a sign", async (name) => {
    const seen = watch();
    await settle();
    expect(seen.used).toBe(false);
    window.dispatchEvent(new Event(name));
    await settle();
    expect(seen.used).toBe(true);
  });

  it("goes on after three calm seconds", async () => {
    const seen = watch();
    await jest.advanceTimersByTimeAsync(2999);
    expect(seen.used).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.used).toBe(true);
  });

  it.each(["tt_signed_in=1", "tt_cart=2"])("asks no sign of somebody with %s", async (cookie) => {
    setCookie(cookie);
    const seen = watch();
    await settle();
    expect(seen.used).toBe(true);
  });

  it("remembers a sign given before the page stands", async () => {
    let stands = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      stands = resolve;
    });
    const seen = watch(ready);
    window.dispatchEvent(new Event("scroll"));
    await settle();
    expect(seen.used).toBe(false);
    stands();
    await settle();
    expect(seen.used).toBe(true);
  });
});
