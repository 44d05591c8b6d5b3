import { act, render, screen } from "@testing-library/react";
import { defineSlot } from "../contracts/index.ts";
import * as z from "../schema/index.ts";
import { createTestHost } from "../testing/test-host.tsx";
import type { Violation } from "./events/bus.ts";
import type { SlotHost } from "./host.ts";
import { Slot } from "./Slot.tsx";
import { ContentRefused, propsForContent, slotContent } from "./slot-content.ts";

const badge = defineSlot({ id: "header.badge@1", owner: "shell", props: z.object({}) });
const price = defineSlot({ id: "product.price@1", owner: "mf-catalog", props: z.object({ amount: z.int() }) });

/** A host whose slots the test observes. */
function setUp() {
  const { host, around } = createTestHost({ name: "mf-catalog" });
  const violations: Violation[] = [];
  const content: unknown[] = [];
  let show = (_shown: boolean): void => undefined;
  const slots: SlotHost = {
    ...host.slots,
    report: (violation) => violations.push(violation),
    mount: ({ id }, element, props, { onShown, loadOn }) => {
      content.push(["mounted", id, props, loadOn]);
      element.textContent = "nội dung";
      show = onShown;
      return {
        update: (next) => content.push(["updated", next]),
        unmount: () => {
          element.textContent = "";
          content.push(["unmounted"]);
        },
      };
    },
  };
  Object.assign(host, { slots });
  return { around, violations, content, show: (shown: boolean) => act(() => show(shown)) };
}

describe("Slot", () => {
  it("shows its fallback until its content shows", () => {
    const { around, content, show } = setUp();
    render(around(<Slot of={badge} loadOn="interaction" fallback={<span>trống</span>} />));
    expect(screen.getByText("trống")).toBeInTheDocument();
    show(true);
    expect(screen.queryByText("trống")).toBeNull();
    expect(screen.getByText("nội dung")).toBeInTheDocument();
    expect(content).toEqual([["mounted", "header.badge@1", {}, "interaction"]]);
  });

  it("passes props as its contract has them, and other props when they change", () => {
    const { around, content, violations } = setUp();
    const more = { amount: 1, unknown: "no" };
    const { rerender } = render(around(<Slot of={price} props={more} />));
    rerender(around(<Slot of={price} props={{ amount: 2 }} />));
    expect(content).toEqual([
      ["mounted", "product.price@1", { amount: 1 }, "page"],
      ["updated", { amount: 2 }],
    ]);
    expect(violations).toEqual([]);
  });

  it("leaves props that do not fit to its fallback, and reports them once", () => {
    const { around, content, violations } = setUp();
    const wrong = () => <Slot of={price} props={{ amount: 0.5 }} fallback={<span>trống</span>} />;
    const { rerender } = render(around(wrong()));
    rerender(around(wrong()));
    expect(screen.getByText("trống")).toBeInTheDocument();
    expect(content).toEqual([]);
    expect(violations).toMatchObject([{ id: "product.price@1", who: "mf-catalog", reason: "invalid-props" }]);
  });

  it("takes its content away while the props do not fit", () => {
    const { around, content, show } = setUp();
    const place = (amount: number) => around(<Slot of={price} props={{ amount }} fallback={<span>trống</span>} />);
    const { rerender } = render(place(1));
    show(true);
    rerender(place(0.5));
    expect(screen.getByText("trống")).toBeInTheDocument();
    rerender(place(2));
    expect(content).toEqual([
      ["mounted", "product.price@1", { amount: 1 }, "page"],
      ["unmounted"],
      ["mounted", "product.price@1", { amount: 2 }, "page"],
    ]);
  });

  it("refuses other props and slots that are no contract where types are checked", () => {
    const { around } = setUp();
    expect(() => {
      // @ts-expect-error the amount is missing
      render(around(<Slot of={price} />));
      // @ts-expect-error the amount is a number
      render(around(<Slot of={price} props={{ amount: "1" }} />));
      // @ts-expect-error the slot has no such prop
      render(around(<Slot of={price} props={{ amount: 1, currency: "VND" }} />));
      // @ts-expect-error the slot has no props
      render(around(<Slot of={badge} props={{ amount: 1 }} />));
    }).not.toThrow();
    // @ts-expect-error a slot is a contract, not a name
    const byName = () => <Slot of="product.price@1" props={{ amount: 1 }} />;
    expect(() => render(around(byName()))).toThrow();
  });
});

describe("slotContent", () => {
  it("takes a component that the slot's props fit, where types are checked", () => {
    const Price = ({ amount }: { amount: number }) => <p>{amount}</p>;
    const Other = ({ amount }: { amount: string }) => <p>{amount}</p>;
    expect(slotContent({ slot: price, rendering: "server", Component: Price }).slot).toBe(price);
    // @ts-expect-error the amount is a number
    slotContent({ slot: price, rendering: "server", Component: Other });
    // @ts-expect-error the slot has no amount
    slotContent({ slot: badge, rendering: "server", Component: Price });
  });

  it("gets props as the contract it was compiled with has them, and refuses what does not fit", () => {
    const older = defineSlot({ id: "product.price@1", owner: "mf-catalog", props: z.object({}) });
    const newer = defineSlot({
      id: "product.price@1",
      owner: "mf-catalog",
      props: z.object({ amount: z.int(), currency: z.string() }),
    });
    const refusal = (slot: typeof badge | typeof newer | undefined) => {
      try {
        return propsForContent({ slot }, price, { amount: 1 }, "mf-membership");
      } catch (error) {
        return (error as ContentRefused).violation;
      }
    };
    expect(refusal(older)).toEqual({});
    expect(refusal(newer)).toMatchObject({ id: "product.price@1", who: "mf-membership", reason: "invalid-props" });
    expect(refusal(badge)).toMatchObject({ reason: "no-content", detail: "made for header.badge@1" });
    expect(refusal(undefined)).toBeInstanceOf(Object);
    expect(() => propsForContent({}, price, {}, "mf-membership")).toThrow(ContentRefused);
  });
});
