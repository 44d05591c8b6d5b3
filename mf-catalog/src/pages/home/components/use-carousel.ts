import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from "react";

/** Milliseconds a slide stays. */
const stay = 7000;

/**
 * Turns a row of slides. It pauses under the pointer, with the focus inside, in a hidden tab, and under reduced motion;
 * a press on a control stops it permanently.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
    setPlaying(count > 1 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [count]);

  const turnTo = useCallback(
    (index: number) => {
      const { current: element } = row;
      const next = (index + count) % count;
      const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      element?.scrollTo({ left: next * element.clientWidth, behavior });
    },
    [row, count],
  );

  // The row's scroll position decides which slide is current, whether moved by finger, control or timer.
  useEffect(() => {
    const { current: element } = row;
    const onScroll = () => element && setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    element?.addEventListener("scroll", onScroll, { passive: true });
    return () => element?.removeEventListener("scroll", onScroll);
  }, [row]);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => !document.hidden && turnTo(current + 1), stay);
    return () => clearInterval(timer);
  }, [playing, held, current, turnTo]);

  return {
    current,
    playing,
    /** Whether scripts run: without them every slide is readable and reachable. */
    alive,
    show: (index: number) => {
      setPlaying(false);
      turnTo(index);
    },
    toggle: () => setPlaying(!playing),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget)),
    },
  };
}
