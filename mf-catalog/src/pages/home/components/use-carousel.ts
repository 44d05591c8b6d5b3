import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from "react";

/** Milliseconds for which a slide stays. */
const slideInterval = 7000;

/**
 * Turns a row of slides. It pauses under the pointer, with the focus inside, in a hidden tab, and under reduced motion;
 * a press on a control stops it permanently.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The shopper's choice stays when a cached page shows again.
    if (count > 1) setPlaying((chosen) => chosen ?? !still);
    // The pointer leaves a page that is taken off the screen without an event.
    return () => setHeld(false);
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
    const timer = setInterval(() => !document.hidden && turnTo(current + 1), slideInterval);
    return () => clearInterval(timer);
  }, [playing, held, current, turnTo]);

  return {
    current,
    playing: playing === true,
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
