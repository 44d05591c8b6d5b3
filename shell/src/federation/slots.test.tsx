import { screen, waitFor } from "@testing-library/react";
import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { defineRemote } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import { use, useEffect } from "react";
import { createSlotHost } from "./slots.ts";

// Parts are roots of their own, as in the shop: nobody wraps what they do.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** A promise, and what keeps it. */
function promised() {
  let keep = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** What a filling waits for, and whether it has come up. */
const late = promised();
let cameUp = false;

const header = defineRemote({
  name: "mf-header",
  slots: {
    search: async () => ({ Component: () => <p>Tìm kiếm</p> }),
    late: async () => ({
      Component: () => {
        use(late.promise);
        useEffect(() => {
          cameUp = true;
        }, []);
        return <p>Muộn</p>;
      },
    }),
    price: async () => ({ Component: ({ days }: { days: number }) => <p>{days} ngày</p> }),
    cart: async () => ({ Component: () => <p>Giỏ hàng</p> }),
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
    { slot: "header.search", part: "search", rendering: "client" },
    { slot: "header.late", part: "late", rendering: "client" },
    { slot: "product.price", part: "price", rendering: "client" },
    { slot: "header.cart", part: "cart", rendering: "client" },
  ],
  events: { emits: [], consumes: [] },
};

describe("createSlotHost", () => {
  it("fills a slot once the page stands, and a patient one once it is in use", async () => {
    const pageReady = promised();
    const inUse = promised();
    const asked: string[] = [];
    const { host } = createTestHost({ name: "mf-header", events: {} });
    const slots = createSlotHost({
      composition: { remotes: [remote], shell: { parts: {} } } as unknown as LiveComposition,
      loadPart: (_, part) => {
        asked.push(part);
        return header.slot(part);
      },
      hostFor: () => host,
      onError: (_, part, error) => asked.push(`${part} failed: ${error}`),
      pageReady: pageReady.promise,
      inUse: inUse.promise,
    });
    const place = () => document.body.appendChild(document.createElement("div"));
    const filled: string[] = [];
    slots.mount("header.cart", place(), {}, () => filled.push("cart"), true);
    slots.mount("header.search", place(), {}, () => filled.push("search"));
    expect(asked).toEqual([]);
    pageReady.keep();
    await waitFor(() => expect(filled).toEqual(["search"]));
    expect(asked).toEqual(["search"]);
    expect(screen.queryByText("Giỏ hàng")).toBeNull();
    inUse.keep();
    expect(await screen.findByText("Giỏ hàng")).toBeInTheDocument();
    expect(asked).toEqual(["search", "cart"]);
  });

  it("hands over what has changed while the filling came up", async () => {
    const { host } = createTestHost({ name: "mf-header", events: {} });
    const errors: unknown[] = [];
    const slots = createSlotHost({
      composition: { remotes: [remote], shell: { parts: {} } } as unknown as LiveComposition,
      loadPart: (_, part) => header.slot(part),
      hostFor: () => {
        // The last that is asked for before it mounts.
        setTimeout(() => slot.update({ days: 3 }));
        return host;
      },
      onError: (_remote, _part, error) => errors.push(error),
      pageReady: Promise.resolve(),
      inUse: Promise.resolve(),
    });
    const slot = slots.mount(
      "product.price",
      document.body.appendChild(document.createElement("div")),
      { days: 1 },
      () => {},
    );
    expect(await screen.findByText("3 ngày")).toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it("gives a place up to its fallback when the filling does not come up in time, and for good", async () => {
    jest.useFakeTimers();
    const { host } = createTestHost({ name: "mf-header", events: {} });
    const errors: unknown[] = [];
    const slots = createSlotHost({
      composition: { remotes: [remote], shell: { parts: {} } } as unknown as LiveComposition,
      loadPart: (_, part) => header.slot(part),
      hostFor: () => host,
      onError: (_remote, part) => errors.push(part),
      pageReady: Promise.resolve(),
      inUse: Promise.resolve(),
    });
    const element = document.body.appendChild(document.createElement("div"));
    const filled: boolean[] = [];
    slots.mount("header.late", element, {}, (one) => filled.push(one));
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect([filled, errors]).toEqual([[false], ["late"]]);
    late.keep();
    await waitFor(() => expect(cameUp).toBe(true));
    await waitFor(() => expect(element).toBeEmptyDOMElement());
  });
});
