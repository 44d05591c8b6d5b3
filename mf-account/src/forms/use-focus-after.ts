import { useEffect, useRef } from "react";

/**
 * Moves the focus once what was open has closed, because the focused element was removed with it.
 * @param find returns the element that takes the focus
 */
export function useFocusAfter(open: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(open);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (wasOpen.current && !open) latest.current()?.focus();
    wasOpen.current = open;
  }, [open]);
}
