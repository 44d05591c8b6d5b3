import { useEffect, useRef } from "react";

/**
 * Moves the focus once what was open has closed, if the focused element was removed with it; the shopper may have gone
 * on elsewhere meanwhile.
 * @param find returns the element that takes the focus
 */
export function useFocusAfter(open: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(open);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) latest.current()?.focus();
    wasOpen.current = open;
  }, [open]);
}
