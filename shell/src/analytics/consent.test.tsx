import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createLayoutStore } from "../layout/layout-store.ts";
import { createConsent } from "./consent.tsx";

const tagManagers = () => document.querySelectorAll('script[src*="googletagmanager"]').length;

/** A new document that has requested consent. */
function openDocument(gtmId: string | null) {
  document.head.replaceChildren();
  const layout = createLayoutStore();
  const done = { reloads: 0 };
  const settings = { gtmId, devTools: false };
  const consent = createConsent(window, settings, { layout, reload: () => void done.reloads++ });
  consent.request();
  return { done, ask: consent.ask, isAsked: () => layout.get().consent !== null, question: () => layout.get().consent };
}

/** Answers the question that the layout shows. */
async function answer({ question }: ReturnType<typeof openDocument>, name: "Đồng ý" | "Từ chối"): Promise<void> {
  render(question());
  await userEvent.click(screen.getByRole("button", { name }));
  cleanup();
}

beforeEach(() => localStorage.clear());

describe("createConsent", () => {
  it("neither requests consent nor loads third-party code without a container", () => {
    expect(openDocument(null).isAsked()).toBe(false);
    expect(tagManagers()).toBe(0);
  });

  it("loads the tag manager once the shopper agrees, and from then on without asking", async () => {
    const shop = openDocument("GTM-ABC123");
    expect([shop.isAsked(), tagManagers()]).toEqual([true, 0]);
    await answer(shop, "Đồng ý");
    expect([shop.isAsked(), tagManagers()]).toEqual([false, 1]);
    expect([openDocument("GTM-ABC123").isAsked(), tagManagers()]).toEqual([false, 1]);
  });

  it.each(["/reset-password?token=abc", "/login?returnTo=%2Faccount%2Fchange-email%3Ftoken%3Dabc"])(
    "loads no tag manager on %s, because the address has the token of a letter's link",
    async (address) => {
      window.history.replaceState(null, "", address);
      await answer(openDocument("GTM-ABC123"), "Đồng ý");
      openDocument("GTM-ABC123");
      expect(tagManagers()).toBe(0);
      window.history.replaceState(null, "", "/");
    },
  );

  it("is not requested again after a refusal", async () => {
    await answer(openDocument("GTM-ABC123"), "Từ chối");
    expect([openDocument("GTM-ABC123").isAsked(), tagManagers()]).toEqual([false, 0]);
  });

  it("can be given later, and the tag manager loads once", async () => {
    await answer(openDocument("GTM-ABC123"), "Từ chối");
    const shop = openDocument("GTM-ABC123");
    for (const _ of ["first", "second"]) {
      shop.ask();
      await answer(shop, "Đồng ý");
    }
    expect([shop.isAsked(), tagManagers(), shop.done.reloads]).toEqual([false, 1, 0]);
  });

  it("can be withdrawn, which reloads a document with the tag manager", async () => {
    await answer(openDocument("GTM-ABC123"), "Đồng ý");
    const shop = openDocument("GTM-ABC123");
    shop.ask();
    await answer(shop, "Từ chối");
    expect(shop.done.reloads).toBe(1);
    expect([openDocument("GTM-ABC123").isAsked(), tagManagers()]).toEqual([false, 0]);
  });

  it("makes declining as easy as agreeing", () => {
    render(openDocument("GTM-ABC123").question());
    const [decline, agree] = screen.getAllByRole("button");
    expect(decline?.className).toBe(agree?.className);
  });
});
