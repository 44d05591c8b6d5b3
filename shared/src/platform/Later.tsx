import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useHost } from "./host.ts";

/** Any distance: the page itself is out of sight until it stands. */
const anywhere = { rootMargin: "100000px" };

/**
 * What lies below a page's first view. Where scripts draw the page for a shopper on their way, it comes once the page is
 * on screen, so that what was asked for is there sooner; a page that is wanted whole has it at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const { whole } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(whole);

  useEffect(() => {
    if (shown || !place.current) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setShown(true));
    }, anywhere);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [shown]);

  // As tall as a screen, so that what follows it is not seen to move.
  return shown ? children : <div ref={place} style={{ minHeight: "100vh" }} />;
}
