import { type RefObject, useLayoutEffect, useRef } from "react";

export const titleId = "account-title";

export const findTitle = () => document.getElementById(titleId);

/** Focuses the page's title after the focused element, such as a delete button, was removed. */
export const focusTitle = (): void => findTitle()?.focus();

/** Focuses the page's title if the focused element was removed; the shopper may have gone on elsewhere meanwhile. */
export const focusTitleIfLost = (): void => void (document.activeElement === document.body && focusTitle());

/** @returns the ref of an element; when it is removed with the focus in it, the page's title gets the focus. */
export function useTitleAfter<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => void (element?.contains(document.activeElement) && focusTitle());
  }, []);
  return place;
}
