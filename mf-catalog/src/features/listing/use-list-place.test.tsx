import { render } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { useRef } from "react";
import { useListPlace } from "./use-list-place.ts";

/** A list that is scrolled to its second piece. @param layout moves the pieces down, in CSS pixels */
function List({ layout }: { layout?: { above: number } }) {
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list);
  const placeAt = (top: number) => (piece: HTMLLIElement | null) => {
    if (!piece) return;
    const onScreen = () => (layout ? top + layout.above - window.scrollY : top);
    piece.getBoundingClientRect = () => ({ top: onScreen(), bottom: onScreen() + 400 }) as DOMRect;
    Object.defineProperty(piece, "offsetParent", { value: document.body });
  };
  return (
    <ul ref={list}>
      <li data-product="1" ref={placeAt(-420)} />
      <li data-product="2" ref={placeAt(-20)} />
    </ul>
  );
}

describe("useListPlace", () => {
  it.each([
    ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
    ["the tab is hidden, which a phone may then discard", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("stores the first piece in view when %s", (_, leave) => {
    sessionStorage.clear();
    render(createTestHost({ name: "mf-catalog", path: "/dam" }).around(<List />));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sessionStorage).toHaveLength(0);
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    leave();
    hidden.mockRestore();
    expect(Object.entries(sessionStorage)).toEqual([["place:/dam:/dam", '{"product":"2","top":-20}']]);
  });

  describe("on return to a list, until its layout has settled", () => {
    let frame: FrameRequestCallback | undefined;
    const layout = { above: 0 };
    const scrollTo = (to: number) => Object.defineProperty(window, "scrollY", { value: to, configurable: true });
    const nextFrame = () => {
      const next = frame;
      frame = undefined;
      next?.(0);
    };

    beforeEach(() => {
      jest.spyOn(window, "requestAnimationFrame").mockImplementation((next) => {
        frame = next;
        return 1;
      });
      window.scrollBy = ((by: ScrollToOptions) => scrollTo(window.scrollY + (by.top ?? 0))) as typeof window.scrollBy;
      sessionStorage.setItem("place:/dam:/dam", '{"product":"2","top":-20}');
      layout.above = 1000;
      scrollTo(1020);
      render(createTestHost({ name: "mf-catalog", path: "/dam" }).around(<List layout={layout} />));
      nextFrame();
    });
    afterEach(() => {
      jest.restoreAllMocks();
      scrollTo(0);
    });

    it("keeps the piece in its place while cards above it get other heights", () => {
      expect(window.scrollY).toBe(1000);
      layout.above = 1300;
      nextFrame();
      expect(window.scrollY).toBe(1300);
    });

    it.each([
      ["further down", 1500],
      ["to the top, as by a tap on a phone's status bar", 0],
    ])("leaves the page where something else scrolls it: %s", (_, to) => {
      scrollTo(to);
      nextFrame();
      layout.above = 1300;
      nextFrame();
      expect(window.scrollY).toBe(to);
    });
  });
});
