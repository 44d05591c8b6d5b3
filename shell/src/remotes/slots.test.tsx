import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { defineSlot } from "@thuot-tha/shared/contracts";
import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { defineRemote, Slot, slotContent, type Violation } from "@thuot-tha/shared/platform";
import * as z from "@thuot-tha/shared/schema";
import { createTestHost } from "@thuot-tha/shared/testing";
import { use, useEffect, useLayoutEffect } from "react";
import { createSlotHost } from "./slots.ts";

// Slot content is its own root, as in the shop, so `act` does not wrap its work.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** A promise and its resolver. */
function promised() {
  let keep = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** Promises that content waits for, and whether it has mounted. */
const late = promised();
let cameUp = false;
/** The page's text when the content is first painted. */
let painted: string | null = null;
/** Unmounts a slot while its content is mounted. */
let leave = (): void => undefined;

const noProps = z.object({});
const search = defineSlot({ id: "header.search@1", owner: "shell", props: noProps });
const slow = defineSlot({ id: "header.late@1", owner: "shell", props: noProps });
const cart = defineSlot({ id: "header.cart@1", owner: "shell", props: noProps });
const news = defineSlot({ id: "header.news@1", owner: "shell", props: noProps });
const leaving = defineSlot({ id: "header.leaving@1", owner: "shell", props: noProps });
const price = defineSlot({ id: "product.price@1", owner: "mf-catalog", props: z.object({ days: z.int() }) });
/** The slot's contract in an older build of the content, which accepts short rentals only. */
const shortPrice = defineSlot({ ...price, props: z.object({ days: z.int().check(z.maximum(7)) }) });

const rendering = "client";
const header = defineRemote({
  name: "mf-header",
  slots: {
    search: async () => slotContent({ slot: search, rendering, Component: () => <p>Tìm kiếm</p> }),
    late: async () =>
      slotContent({
        slot: slow,
        rendering,
        Component: () => {
          use(late.promise);
          useEffect(() => {
            cameUp = true;
          }, []);
          return <p>Muộn</p>;
        },
      }),
    price: async () => slotContent({ slot: shortPrice, rendering, Component: ({ days }) => <p>{days} ngày</p> }),
    cart: async () => slotContent({ slot: cart, rendering, Component: () => <p>Giỏ hàng</p> }),
    news: async () =>
      slotContent({
        slot: news,
        rendering,
        Component: () => {
          useLayoutEffect(() => {
            // Browsers paint after the microtasks of the commit.
            queueMicrotask(() => {
              painted = document.body.textContent;
            });
          }, []);
          return <p>Thông báo</p>;
        },
      }),
    leaving: async () =>
      slotContent({
        slot: leaving,
        rendering,
        Component: () => {
          useLayoutEffect(() => leave(), []);
          return <p>Đi ngay</p>;
        },
      }),
  },
});
const remote: LiveRemote = {
  name: "mf-header",
  version: "1.0.0",
  container: "mf_header_1_0_0",
  entry: "/r/mf-header/1.0.0/remoteEntry.js",
  integrity: "sha384-entry",
  parts: {},
  routes: [],
  slots: [
    { slot: "header.search@1", part: "search", rendering },
    { slot: "header.late@1", part: "late", rendering },
    { slot: "product.price@1", part: "price", rendering },
    { slot: "header.cart@1", part: "cart", rendering },
    { slot: "header.news@1", part: "news", rendering },
    { slot: "header.leaving@1", part: "leaving", rendering },
    { slot: "header.mistaken@1", part: "search", rendering },
  ],
  events: { emits: [], consumes: [] },
};

/** The slots of a page that is ready and used, unless options differ. */
function setUp(options: Partial<Parameters<typeof createSlotHost>[0]> = {}) {
  const { host } = createTestHost({ name: "mf-header" });
  const violations: Violation[] = [];
  const errors: string[] = [];
  const shown: boolean[] = [];
  const slots = createSlotHost({
    composition: { remotes: [remote], shell: { parts: {} } } as unknown as LiveComposition,
    loadPart: (_, part) => header.slot(part),
    hostFor: () => host,
    onError: (_, part, _error, kind) => errors.push(`${kind} ${part}`),
    onViolation: (violation) => violations.push(violation),
    pageReady: Promise.resolve(),
    inUse: Promise.resolve(),
    whenBack: () => new Promise(() => undefined),
    ...options,
  });
  const place = () => document.body.appendChild(document.createElement("div"));
  const onShown = (one: boolean) => shown.push(one);
  return { host, slots, violations, errors, shown, place, options: { onShown, loadOn: "page" as const } };
}

describe("createSlotHost", () => {
  it("fills a slot once the page is rendered, and one with loadOn interaction once the page is used", async () => {
    const pageReady = promised();
    const inUse = promised();
    const loads: string[] = [];
    const { slots, place } = setUp({
      loadPart: (_, part) => {
        loads.push(part);
        return header.slot(part);
      },
      pageReady: pageReady.promise,
      inUse: inUse.promise,
    });
    const shown: string[] = [];
    slots.mount(cart, place(), {}, { onShown: () => shown.push("cart"), loadOn: "interaction" });
    slots.mount(search, place(), {}, { onShown: () => shown.push("search"), loadOn: "page" });
    expect(loads).toEqual([]);
    pageReady.keep();
    await waitFor(() => expect(shown).toEqual(["search"]));
    expect(loads).toEqual(["search"]);
    expect(screen.queryByText("Giỏ hàng")).toBeNull();
    inUse.keep();
    expect(await screen.findByText("Giỏ hàng")).toBeInTheDocument();
    expect(loads).toEqual(["search", "cart"]);
  });

  it("passes on props that changed while the content loaded", async () => {
    const { host } = createTestHost({ name: "mf-header" });
    const { slots, errors, place, options } = setUp({
      hostFor: () => {
        // Sends the last update before the content mounts.
        setTimeout(() => slot.update({ days: 3 }));
        return host;
      },
    });
    const slot = slots.mount(price, place(), { days: 1 }, options);
    expect(await screen.findByText("3 ngày")).toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it("hydrates the server's HTML with loadOn interaction once the page is used, and then shows what has changed", async () => {
    const inUse = promised();
    const loads: string[] = [];
    const { slots, errors, place, options } = setUp({
      loadPart: (_, part) => {
        loads.push(part);
        return header.slot(part);
      },
      inUse: inUse.promise,
    });
    const element = place();
    element.innerHTML = "<p>1<!-- --> ngày</p>";
    const [fromServer] = element.children;
    const consoleErrors = jest.spyOn(console, "error");
    const slot = slots.mount(price, element, { days: 1 }, { ...options, loadOn: "interaction" });
    slot.update({ days: 3 });
    slots.mount(search, place(), {}, options);
    expect(await screen.findByText("Tìm kiếm")).toBeInTheDocument();
    expect(loads).toEqual(["search"]);
    inUse.keep();
    await waitFor(() => expect(element).toHaveTextContent("3 ngày"));
    expect(element.children).toHaveLength(1);
    expect(element.firstElementChild).toBe(fromServer);
    expect(errors).toEqual([]);
    expect(consoleErrors).not.toHaveBeenCalled();
    consoleErrors.mockRestore();
  });

  describe("with a fallback in use", () => {
    const setUpForm = () => {
      jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate", "nextTick"] });
      const hostFor = jest.fn(() => createTestHost({ name: "mf-header" }).host);
      const { slots, shown, place, options } = setUp({ hostFor });
      const form = document.createElement("form");
      form.innerHTML = "<input><button>Tìm</button>";
      const around = place();
      const element = around.appendChild(document.createElement("div"));
      around.append(form);
      const [field, button] = [screen.getByRole("textbox"), screen.getByRole("button", { name: "Tìm" })];
      const mount = () => slots.mount(search, element, {}, options);
      const isReplaced = async () => {
        jest.useRealTimers();
        await waitFor(() => expect(shown).toEqual([true]));
      };
      return { field, button, hostFor, mount, isReplaced };
    };
    afterEach(() => {
      jest.useRealTimers();
      document.body.replaceChildren();
    });

    it("replaces a focused text field, which the content takes over", async () => {
      const { field, mount, isReplaced } = setUpForm();
      field.focus();
      mount();
      await isReplaced();
    });

    it("replaces no button between press and click", async () => {
      const { button, hostFor, mount, isReplaced } = setUpForm();
      button.focus();
      mount();
      await jest.advanceTimersByTimeAsync(1000);
      expect(hostFor).not.toHaveBeenCalled();
      button.blur();
      await jest.advanceTimersByTimeAsync(1000);
      await isReplaced();
    });

    it("replaces no text in composition", async () => {
      const { field, hostFor, mount, isReplaced } = setUpForm();
      field.focus();
      mount();
      fireEvent.compositionStart(field);
      await jest.advanceTimersByTimeAsync(1000);
      expect(hostFor).not.toHaveBeenCalled();
      fireEvent.compositionEnd(field);
      await isReplaced();
    });
  });

  it("leaves a slot to its fallback while its content does not take the props, and reports it", async () => {
    const { slots, violations, errors, shown, place, options } = setUp();
    const element = place();
    const slot = slots.mount(price, element, { days: 30 }, options);
    await waitFor(() => expect(shown).toEqual([false]));
    slot.update({ days: 4 });
    await waitFor(() => expect(element).toHaveTextContent("4 ngày"));
    slot.update({ days: 8 });
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    slot.update({ days: 5 });
    await waitFor(() => expect(element).toHaveTextContent("5 ngày"));
    expect(shown).toEqual([false, true, false, true]);
    const refusal = { id: "product.price@1", who: "mf-header", reason: "invalid-props" };
    expect(violations).toMatchObject([refusal, refusal]);
    expect(errors).toEqual([]);
  });

  it("takes the fallback away in the frame that shows the content, so that the page below moves once", async () => {
    const { slots } = setUp();
    const { host, around } = createTestHost({ name: "shell" });
    Object.assign(host, { slots });
    document.body.replaceChildren();
    render(around(<Slot of={news} fallback={<p>Đang tải</p>} />));
    await screen.findByText("Thông báo");
    expect(painted).toBe("Thông báo");
  });

  it("unmounts the content with the slot", async () => {
    const { slots, place, options } = setUp();
    const element = place();
    const slot = slots.mount(search, element, {}, options);
    await waitFor(() => expect(element).toHaveTextContent("Tìm kiếm"));
    slot.unmount();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
  });

  it("does not report content as shown whose slot is unmounted while it is mounted", async () => {
    const { slots, shown, place, options } = setUp();
    const element = place();
    const left = promised();
    const slot = slots.mount(leaving, element, {}, options);
    leave = () => {
      slot.unmount();
      left.keep();
    };
    await left.promise;
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    expect(shown).toEqual([]);
  });

  it("leaves a slot without content, and one whose content is made for another, to their fallbacks", async () => {
    const { slots, violations, shown, place, options } = setUp();
    const unknown = defineSlot({ id: "header.unknown@1", owner: "shell", props: noProps });
    slots.mount(unknown, place(), {}, options);
    slots.mount(unknown, place(), {}, options);
    expect(shown).toEqual([false, false]);
    slots.mount(defineSlot({ ...search, id: "header.mistaken@1" }), place(), {}, options);
    await waitFor(() => expect(shown).toEqual([false, false, false]));
    expect(violations).toEqual([
      { id: "header.unknown@1", who: "shell", reason: "no-content" },
      { id: "header.mistaken@1", who: "mf-header", reason: "no-content", detail: "made for header.search@1" },
    ]);
  });

  it("tries code that does not load again whenever the shop is back, until the slot is gone", async () => {
    let back = promised();
    let loads = 0;
    const { slots, errors, shown, place, options } = setUp({
      loadPart: async (_, part) => {
        loads += 1;
        if (loads < 3) throw new TypeError("Loading chunk 7 failed.");
        return header.slot(part);
      },
      whenBack: () => back.promise,
    });
    const comeBack = () => {
      const { keep } = back;
      back = promised();
      keep();
    };
    const element = place();
    slots.mount(cart, element, {}, options);
    await waitFor(() => expect(errors).toEqual(["load cart"]));
    comeBack();
    await waitFor(() => expect(errors).toEqual(["load cart", "load cart"]));
    comeBack();
    await waitFor(() => expect(element).toHaveTextContent("Giỏ hàng"));
    expect(shown).toEqual([false, false, true]);

    loads = 1;
    slots.mount(cart, place(), {}, options).unmount();
    await waitFor(() => expect(errors).toHaveLength(3));
    comeBack();
    slots.mount(search, place(), {}, options);
    expect(await screen.findByText("Tìm kiếm")).toBeInTheDocument();
    expect(loads).toBe(3);
  });

  it("tries code that does not load again at growing intervals, also while the shop is reachable", async () => {
    jest.useFakeTimers();
    let loads = 0;
    const { slots, shown, place, options } = setUp({
      loadPart: async (_, part) => {
        loads += 1;
        if (loads < 3) throw new TypeError("Loading chunk 7 failed.");
        return header.slot(part);
      },
    });
    const element = place();
    slots.mount(cart, element, {}, options);
    const loadsAfter = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      return loads;
    };
    expect([await loadsAfter(4999), await loadsAfter(1), await loadsAfter(9999), await loadsAfter(1)]).toEqual([
      1, 2, 2, 3,
    ]);
    jest.useRealTimers();
    await waitFor(() => expect(element).toHaveTextContent("Giỏ hàng"));
    expect(shown).toEqual([false, false, true]);
  });

  it("shows the fallback permanently when the content does not load in time", async () => {
    jest.useFakeTimers();
    const { slots, errors, shown, place, options } = setUp();
    const element = place();
    slots.mount(slow, element, {}, options);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect([shown, errors]).toEqual([[false], ["crash late"]]);
    late.keep();
    await waitFor(() => expect(cameUp).toBe(true));
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    expect(shown).toEqual([false]);
  });
});
