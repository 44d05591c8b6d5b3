import { whenInUse } from "./in-use.ts";

const pageReady = Promise.resolve();
/** Waits long enough for a press to become a click. */
const settle = () => jest.advanceTimersByTimeAsync(300);
const settled = () => Promise.resolve();

/** Records when the page counts as used. */
function watch(ready = pageReady, noPageOnItsWay = settled) {
  const seen = { used: false };
  void whenInUse(window, ready, noPageOnItsWay).then(() => {
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

  it("goes on after three seconds without input", async () => {
    const seen = watch();
    await jest.advanceTimersByTimeAsync(3000);
    expect(seen.used).toBe(false);
    await settle();
    expect(seen.used).toBe(true);
  });

  it.each(["tt_signed_in=1", "tt_cart=2"])("requires no sign of use from a visitor with %s", async (cookie) => {
    setCookie(cookie);
    const seen = watch();
    await settle();
    expect(seen.used).toBe(true);
  });

  it("lets the page come first that a press leads to", async () => {
    let arrive = (): void => undefined;
    const seen = watch(pageReady, () => new Promise((resolve) => (arrive = resolve)));
    window.dispatchEvent(new Event("pointerdown"));
    await settle();
    expect(seen.used).toBe(false);
    arrive();
    await settle();
    expect(seen.used).toBe(true);
  });

  it("remembers an interaction before the page is rendered", async () => {
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
