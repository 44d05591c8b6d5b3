import { waitFor } from "@testing-library/react";
import { afterPaint } from "../after-paint.ts";
import { pageOf, promised, setUp, target, traversed } from "./testing/navigator.ts";

const painted = () => new Promise<void>(afterPaint);

describe("createScroll, in a navigator", () => {
  it("begins another page at its top, also when it replaces the entry, and keeps the place on the same page", async () => {
    const { navigator, scrolled } = setUp();
    await navigator.go({ ...target("/home"), search: "?a=1" }, "replace");
    expect(scrolled).toEqual([]);
    await navigator.go(target("/login"), "replace");
    expect(scrolled).toEqual([0]);
    await navigator.go(target("/login"), "replace");
    expect(scrolled).toEqual([0, 0]);
  });

  it("shows the next page although storage is full, which then forgets the scroll position", async () => {
    const { navigator, shown } = setUp();
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await navigator.go(target("/dam"), "push");
    full.mockRestore();
    expect(shown).toEqual(["mf-catalog/page /dam"]);
  });

  it("moves the focus to the fragment that a link leads to", async () => {
    document.body.innerHTML = '<main id="page" tabindex="-1"><section id="danh-gia"></section></main>';
    const section = document.getElementById("danh-gia") as HTMLElement;
    section.scrollIntoView = jest.fn();
    const { navigator } = setUp();
    await navigator.go({ pathname: "/home", search: "", hash: "#danh-gia" }, "push");
    expect(section.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(section).toHaveFocus();
  });

  it("comes back to where the shopper left for a fragment of the page, without asking for the page again", async () => {
    const loaded: string[] = [];
    const { navigator, scrolled, scrollDown } = setUp({
      load: async (match) => {
        loaded.push(match.props.pathname);
        return pageOf(match);
      },
    });
    await navigator.go(target("/info/dieu-khoan"), "push");
    scrollDown(700);
    await navigator.go({ ...target("/info/dieu-khoan"), hash: "#dat-coc" }, "push");
    scrollDown(2400);
    await navigator.go(await traversed(-1), "pop");
    await navigator.go(await traversed(1), "pop");
    expect(scrolled).toEqual([0, 700, 2400]);
    expect(loaded).toEqual(["/info/dieu-khoan"]);
  });

  it("comes back to the top of a page that left for a gateway before it was on screen", async () => {
    const { promise: painting, keep: paint } = promised<void>();
    const { navigator, scrolled, scrollDown } = setUp({
      show: async (_page, _how, arrive) => {
        await painting;
        arrive();
      },
    });
    scrollDown(820);
    const going = navigator.go(target("/checkout/payment/TT1"), "replace");
    await waitFor(() => expect(window.location.pathname).toBe("/checkout/payment/TT1"));
    // The gateway answers before the page has replaced the one above it.
    navigator.rememberScroll();
    navigator.restoreScroll();
    expect(scrolled).toEqual([0]);
    paint();
    await going;
    scrollDown(300);
    navigator.rememberScroll();
    navigator.restoreScroll();
    expect(scrolled).toEqual([0, 0, 300]);
  });

  it("gives the page the focus after going back, when what had it is gone", async () => {
    document.body.innerHTML = '<main id="page" tabindex="-1"></main><input id="search">';
    const { navigator } = setUp();
    await navigator.go(target("/dam"), "push");
    await navigator.go(target("/vay"), "push");
    await painted();
    document.querySelector("input")?.focus();
    await navigator.go(await traversed(-1), "pop");
    await painted();
    expect(document.activeElement?.id).toBe("search");
    document.querySelector("input")?.remove();
    await navigator.go(await traversed(1), "pop");
    await painted();
    expect(document.activeElement?.id).toBe("page");
  });

  it("leaves the focus where a page has set it as it appeared", async () => {
    document.body.innerHTML = '<main id="page" tabindex="-1"></main><input id="e-mail">';
    const { navigator } = setUp();
    await navigator.go(target("/dam"), "push");
    document.querySelector("input")?.focus();
    await painted();
    expect(document.activeElement?.id).toBe("e-mail");
  });
});
