import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { useHost } from "./host.ts";

/** Covers any distance to the viewport, because the page is hidden until it is ready. */
const anywhere = { rootMargin: "100000px" };

/**
 * Content below a page's first view. On a page rendered in the browser during a navigation, it renders once the page is
 * on screen, so that the page appears sooner; an eager page renders it at once, and hydrates it after the first view.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { eager } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(eager);

  useEffect(() => {
    if (shown || !place.current) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setShown(true));
    }, anywhere);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [shown]);

  // As tall as a screen, so that what follows does not visibly move.
  // A boundary of its own, so that it hydrates after the first view.
  return shown ? <Suspense>{children}</Suspense> : <div ref={place} style={{ minHeight: "100vh" }} />;
}
