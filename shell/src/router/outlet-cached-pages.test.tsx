import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterPaint } from "../after-paint.ts";
import { isRendered } from "./outlet.ts";
import { effects, pages, seenAt, setUpOutlet } from "./testing/outlet.tsx";

describe("createOutlet, with pages out of sight", () => {
  it("brings back the page of an entry as it was left, with its focus, and runs its effects only on screen", async () => {
    const { go, back } = setUpOutlet();
    effects.length = 0;
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    await userEvent.type(note, "Dài tay");
    await go("vay");
    expect(note).not.toBeInTheDocument();
    await waitFor(() => expect(effects).toEqual(["runs", "stops"]));
    expect(await back("form")).toBe(true);
    expect(note).toBeVisible();
    expect(note).toHaveValue("Dài tay");
    await waitFor(() => expect(note).toHaveFocus());
    await waitFor(() => expect(effects).toEqual(["runs", "stops", "runs"]));
  });

  it("brings back what was scrolled inside a page, which browsers reset", async () => {
    const { go, back } = setUpOutlet();
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    note.scrollTo = jest.fn();
    Object.assign(note, { scrollLeft: 640, scrollTop: 20 });
    note.dispatchEvent(new Event("scroll"));
    await go("vay");
    expect(await back("form")).toBe(true);
    expect(note.scrollTo).toHaveBeenCalledWith({ left: 640, top: 20, behavior: "instant" });
  });

  describe("what was on the screen when a page was left", () => {
    /** What a browser calls after each layout that has changed the document's height. */
    let laidOut: () => void = () => undefined;
    let top: number;
    let scrollBy: jest.SpyInstance;

    beforeEach(() => {
      const none = () => undefined;
      globalThis.ResizeObserver = class {
        observe = none;
        unobserve = none;
        disconnect: () => void;
        constructor(callback: ResizeObserverCallback) {
          const call = () => callback([], this);
          laidOut = call;
          this.disconnect = () => {
            if (laidOut === call) laidOut = none;
          };
        }
      };
      scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(none);
      Object.assign(window, { scrollY: 900 });
    });

    afterEach(() => {
      scrollBy.mockRestore();
      Object.assign(window, { scrollY: 0 });
    });

    /** Leaves a page with a note 300 px below the top of the screen, and returns to it. */
    async function returnToNote({ fade = false } = {}) {
      const { go, back, outlet, requestOf } = setUpOutlet();
      await go("form");
      const note = screen.getByLabelText("Ghi chú");
      top = 300;
      note.getBoundingClientRect = () => ({ top }) as DOMRect;
      // The pictures of a fade cover the page.
      const { startViewTransition } = document;
      document.elementFromPoint = () => note;
      document.startViewTransition = (change) => {
        document.elementFromPoint = () => document.documentElement;
        return startViewTransition.call(document, change);
      };
      if (fade) {
        window.history.pushState(null, "", "/vay");
        await outlet.show({ ...(await requestOf("vay")), fade });
      } else await go("vay");
      document.elementFromPoint = () => null;
      top = 339;
      await back("form");
    }

    it.each([{ fade: false }, { fade: true }])("returns to the same place: %j", async (how) => {
      await returnToNote(how);
      expect(scrollBy.mock.calls).toEqual([[{ top: 39, behavior: "instant" }]]);
    });

    it("stays in place while what is near is laid out", async () => {
      await returnToNote();
      top = 304;
      laidOut();
      expect(scrollBy.mock.calls[1]).toEqual([{ top: 4, behavior: "instant" }]);
      await new Promise<void>(afterPaint);
      await new Promise<void>(afterPaint);
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(2);
    });

    it.each(["wheel", "touchstart", "pointerdown", "keydown"])("is left to the shopper after %s", async (type) => {
      await returnToNote();
      window.dispatchEvent(new Event(type));
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(1);
    });

    it("is left once another page is shown", async () => {
      await returnToNote();
      document.querySelector("main")?.replaceChildren();
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(1);
    });
  });

  it("brings back a page without rendering it again", async () => {
    const { go, back } = setUpOutlet();
    await go("here");
    await go("vay");
    seenAt.length = 0;
    expect(await back("here")).toBe(true);
    await new Promise<void>(afterPaint);
    expect(screen.getByText("Ở /here")).toBeVisible();
    expect(seenAt).toEqual([]);
  });

  it("brings back a page that was left a moment ago", async () => {
    const { go, back, outlet, requestOf } = setUpOutlet();
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    await userEvent.type(note, "Dài tay");
    window.history.pushState(null, "", "/vay");
    await outlet.show(await requestOf("vay"));
    expect(await back("form")).toBe(true);
    expect(note).toBeVisible();
    expect(note).toHaveValue("Dài tay");
    await new Promise<void>(afterPaint);
    expect(note).toBeVisible();
    await waitFor(() => expect(effects.at(-1)).toBe("runs"));
  });

  it("caches three pages, and none once they are to be forgotten", async () => {
    const { go, back, outlet } = setUpOutlet();
    for (const name of ["form", "dam", "vay", "here", "long"]) await go(name);
    expect(await back("here")).toBe(true);
    expect(await back("vay")).toBe(true);
    expect(await back("dam")).toBe(true);
    expect(await back("form")).toBe(false);
    await go("vay");
    outlet.forget();
    expect(await back("form")).toBe(false);
  });

  it("shows a page that was rendered before its link was followed, at its place in the history", async () => {
    const { go, outlet, requestOf, transitions } = setUpOutlet();
    seenAt.length = 0;
    await go("dam");
    const place = { ...window.history.state, pathname: "/here", search: "", hash: "" };
    const hidden = outlet.prepare(await requestOf("here"), place);
    await waitFor(() => expect(hidden.element).toHaveTextContent("Ở /here"));
    expect(screen.queryByText("Ở /here")).not.toBeInTheDocument();
    await go("here", hidden);
    expect(screen.getByText("Ở /here")).toBeVisible();
    expect(seenAt).not.toContain("/dam");
    expect(transitions).toEqual([]);
  });

  it("runs the effects of a page that was rendered before after it has been painted", async () => {
    const { go, outlet, requestOf } = setUpOutlet();
    await go("dam");
    effects.length = 0;
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden });
    expect(screen.getByLabelText("Ghi chú")).toBeVisible();
    expect(effects).toEqual([]);
    await waitFor(() => expect(effects).toEqual(["runs"]));
  });

  it.each(["form", "dam"])(
    "unmounts a page that is still being prepared when its link is followed, %s",
    async (name) => {
      const { go, outlet, requestOf } = setUpOutlet();
      await go("dam");
      const hidden = outlet.prepare(await requestOf(name), window.history.state);
      await go(name, hidden);
      // React renders the pages in the order in which they were prepared.
      const next = outlet.prepare(await requestOf("vay"), window.history.state);
      await waitFor(() => expect(isRendered(next)).toBe(true));
      await waitFor(() => expect(hidden.element).toBeEmptyDOMElement());
    },
  );

  it("marks a page that appears at its top until its first view is painted", async () => {
    const { go, outlet, requestOf } = setUpOutlet();
    await go("dam");
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden });
    expect(hidden.element).toHaveAttribute("data-arriving");
    await waitFor(() => expect(hidden.element).not.toHaveAttribute("data-arriving"));
  });

  it.each([
    { scrollY: 0, atOnce: [] },
    { scrollY: 900, atOnce: ["runs"] },
  ])("brings back a page that was left at $scrollY with the effects $atOnce before the paint", async (left) => {
    const { go, back } = setUpOutlet();
    await go("form");
    const page = screen.getByLabelText("Ghi chú").closest("main > div");
    Object.assign(window, { scrollY: left.scrollY });
    await go("vay");
    Object.assign(window, { scrollY: 0 });
    await waitFor(() => expect(effects.at(-1)).toBe("stops"));
    effects.length = 0;
    await back("form");
    expect(effects).toEqual(left.atOnce);
    expect(page?.hasAttribute("data-arriving")).toBe(left.scrollY === 0);
    await waitFor(() => expect(effects).toEqual(["runs"]));
  });

  it("runs effects before the paint for a position further down, which they may correct", async () => {
    const { go, outlet, requestOf } = setUpOutlet();
    await go("dam");
    effects.length = 0;
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden, eager: true });
    expect(effects).toEqual(["runs"]);
  });

  it("reports a page that fails while it is rendered out of sight once it is shown", async () => {
    const { go, outlet, requestOf, errors } = setUpOutlet();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await go("dam");
    pages.thrown = 0;
    const hidden = outlet.prepare(await requestOf("broken"), window.history.state);
    await waitFor(() => expect(pages.thrown).toBeGreaterThan(0));
    expect(errors).toEqual([]);
    await go("broken", hidden);
    expect(await screen.findByText("Phần này chưa hiện được")).toBeInTheDocument();
    expect(errors).toEqual([new Error("broken on purpose")]);
  });
});
