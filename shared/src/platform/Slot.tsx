import { type ReactNode, useEffect, useRef, useState } from "react";
import { type MountedSlot, useHost } from "./host.ts";

interface SlotProps {
  /** A name other remotes fill, e.g. `product.membership-price`. */
  name: string;
  /** Handed to whoever fills it; JSON. */
  props?: Record<string, unknown>;
  /** Stands here until the slot is filled, and whenever it cannot be. */
  fallback?: ReactNode;
  /** Filled only once somebody uses the page: what stands here until then does the job for a stranger. */
  patient?: boolean;
  className?: string;
}

const none = {};

/** A place that another remote fills. */
export function Slot({ name, props = none, fallback, patient = false, className }: SlotProps) {
  const { slots } = useHost();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlot | null>(null);
  // The server's HTML stays untouched while hydrating: React compares neither side of `dangerouslySetInnerHTML`.
  const [html] = useState(() => ({ __html: typeof document === "undefined" ? slots.placeholder(name, props) : "" }));
  const [filled, setFilled] = useState(() => slots.drawn(name));

  useEffect(() => {
    if (!element.current) return;
    mounted.current = slots.mount(name, element.current, props, setFilled, patient);
    return () => {
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [slots, name, patient]);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else mounted.current?.update(props);
  }, [props]);

  return (
    <div className={className} data-slot={name}>
      <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={html} />
      {filled ? null : fallback}
    </div>
  );
}
