import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { SlotContract, SlotInput } from "../contracts/define/slot.ts";
import type { Schema } from "../schema/index.ts";
import { type MountedSlot, useHost } from "./host.ts";
import { propsFor } from "./slot-content.ts";

interface Place<S extends Schema> {
  of: SlotContract<S>;
  /** Shown until the content shows, and whenever it cannot. */
  fallback?: ReactNode;
  /** `interaction`: code loads once the shopper uses the page; until then the server's HTML or the fallback does its job. */
  loadOn?: "page" | "interaction";
  className?: string;
}

/** `props` may be left out where the slot has none. */
type Props<S extends Schema> = Place<S> &
  (Record<string, never> extends SlotInput<SlotContract<S>>
    ? { props?: SlotInput<SlotContract<S>> }
    : { props: SlotInput<SlotContract<S>> });

const none = {};

/** A place that another remote's content fills. Props that do not fit the slot leave it to its fallback. */
export function Slot<S extends Schema>({ of, props, fallback, loadOn = "page", className }: Props<S>) {
  const { slots } = useHost();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlot | null>(null);
  const passed = useRef<unknown>(null);
  const { fitting, violation } = useMemo(() => propsFor(of, props ?? none, of.owner), [of, props]);
  // The server's HTML stays untouched while hydrating: React compares neither side of `dangerouslySetInnerHTML`.
  const [html] = useState(() => {
    if (!slots.placeholder) return { __html: "" };
    if (violation) slots.report(violation);
    return { __html: fitting ? slots.placeholder(of, fitting) : "" };
  });
  const [shown, setShown] = useState(() => fitting !== undefined && slots.rendered(of));
  const fits = fitting !== undefined;

  // Reports each violation once, however often the slot is rendered.
  useEffect(() => {
    if (violation) slots.report(violation);
  }, [slots, of, violation?.detail]);

  // Valid new props update the mounted content.
  useEffect(() => {
    if (!element.current || !fitting) return;
    passed.current = fitting;
    mounted.current = slots.mount(of, element.current, fitting, { onShown: setShown, loadOn });
    return () => {
      mounted.current?.unmount();
      mounted.current = null;
      setShown(false);
    };
  }, [slots, of, loadOn, fits]);

  useEffect(() => {
    if (!fitting || fitting === passed.current) return;
    passed.current = fitting;
    mounted.current?.update(fitting);
  }, [fitting]);

  return (
    <div className={className} data-slot={of.id}>
      <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {shown ? null : fallback}
    </div>
  );
}
