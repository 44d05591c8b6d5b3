import { createLayoutStore } from "../layout/layout-store.ts";
import { createConsent } from "./consent.ts";

const tagManagers = () => document.querySelectorAll('script[src*="googletagmanager"]').length;

/** Consent of a document that has requested it, and whether the frame shows the question. */
function requestConsent(gtmId: string | null) {
  const layout = createLayoutStore();
  const consent = createConsent(window, { gtmId, devTools: false }, layout);
  consent.request();
  return { answer: consent.answer, isRequested: () => layout.get().consent };
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

describe("createConsent", () => {
  it("neither requests consent nor loads third-party code without a container", () => {
    expect(requestConsent(null).isRequested()).toBe(false);
    expect(tagManagers()).toBe(0);
  });

  it("loads the tag manager once the shopper agrees, and from then on without asking", () => {
    const { isRequested, answer } = requestConsent("GTM-ABC123");
    expect(isRequested()).toBe(true);
    expect(tagManagers()).toBe(0);
    answer(true);
    expect(isRequested()).toBe(false);
    expect(tagManagers()).toBe(1);
    expect(requestConsent("GTM-ABC123").isRequested()).toBe(false);
    expect(tagManagers()).toBe(2);
  });

  it("is not requested again after a refusal", () => {
    requestConsent("GTM-ABC123").answer(false);
    expect(requestConsent("GTM-ABC123").isRequested()).toBe(false);
    expect(tagManagers()).toBe(0);
  });
});
