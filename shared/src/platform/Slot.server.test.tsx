/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { defineSlot } from "../contracts/index.ts";
import * as z from "../schema/index.ts";
import { createTestHost } from "../testing/test-host.tsx";
import { Slot } from "./Slot.tsx";

const price = defineSlot({ id: "product.price@1", owner: "mf-catalog", props: z.object({ amount: z.int() }) });

describe("Slot on the server", () => {
  const { host, around } = createTestHost({ name: "mf-catalog" });
  const violations: unknown[] = [];
  Object.assign(host.slots, {
    rendered: () => true,
    placeholder: () => "<!--content-->",
    report: (violation: unknown) => violations.push(violation),
  });
  const html = (amount: number) => renderToString(around(<Slot of={price} props={{ amount }} fallback="trống" />));

  it("leaves the place to its content", () => {
    expect(html(1)).toContain("<!--content-->");
    expect(html(1)).not.toContain("trống");
    expect(violations).toEqual([]);
  });

  it("leaves the place to its content when a remote's server code has made a document", () => {
    Object.assign(globalThis, { document: { cookie: "" } });
    const rendered = html(1);
    Reflect.deleteProperty(globalThis, "document");
    expect(rendered).toContain("<!--content-->");
  });

  it("leaves the place to its fallback where the props do not fit, and reports it", () => {
    expect(html(0.5)).toContain("trống");
    expect(html(0.5)).not.toContain("<!--content-->");
    expect(violations).toMatchObject(
      Array(2).fill({ id: "product.price@1", who: "mf-catalog", reason: "invalid-props" }),
    );
  });
});
