import type { DataLayer } from "./data-layer.ts";
import { startAnalytics } from "./start.ts";

// `late.ts` needs browser APIs that jsdom lacks.
jest.mock("./late.ts", () => ({ reportVitals: () => undefined, sendToShop: () => undefined }));

const layer: DataLayer = { push: () => undefined, listen: () => undefined };
const tagManagers = () => document.querySelectorAll('script[src*="googletagmanager"]').length;

function start(gtmId: string | null) {
  const asked: boolean[] = [];
  const answer = startAnalytics({
    window,
    layer,
    settings: { gtmId, devTools: false },
    askConsent: (ask) => asked.push(ask),
  });
  return { asked, answer };
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

describe("startAnalytics", () => {
  it("asks nobody and loads nothing of a third party without a container", () => {
    expect(start(null).asked).toEqual([]);
    expect(tagManagers()).toBe(0);
  });

  it("loads the tag manager once the shopper agrees, and from then on without asking", () => {
    const { asked, answer } = start("GTM-ABC123");
    expect(tagManagers()).toBe(0);
    answer(true);
    expect(asked).toEqual([true, false]);
    expect(tagManagers()).toBe(1);
    expect(start("GTM-ABC123").asked).toEqual([false]);
    expect(tagManagers()).toBe(2);
  });

  it("keeps to a no", () => {
    start("GTM-ABC123").answer(false);
    expect(start("GTM-ABC123").asked).toEqual([false]);
    expect(tagManagers()).toBe(0);
  });
});
