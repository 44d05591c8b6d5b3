import { type RefObject, useEffect } from "react";

/** Moves the focus to `place` when the view that has just been replaced took the focused element with it. */
export function useLostFocus(place: RefObject<HTMLElement | null>, isReplacing: boolean): void {
  useEffect(() => {
    if (isReplacing && document.activeElement === document.body) place.current?.focus();
  }, [place, isReplacing]);
}
