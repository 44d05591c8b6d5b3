import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useHost } from "./host.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path with its query, a fragment of the page, or a whole address. */
  to: string;
  replace?: boolean;
  /** Stored with the entry of the history; see `useLocation`. */
  state?: unknown;
  ref?: React.Ref<HTMLAnchorElement>;
}

const isWhole = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/**
 * A link inside the shop; whole addresses are left to the browser. It reads the location when it is pressed: the links
 * of a page do not render again when the address changes, as the router's own would.
 */
export function Link({ to, replace, state, onClick, ...anchor }: Props) {
  const { router } = useHost();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || isWhole(to) || opensElsewhere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = router.location();
    // The page on screen gets no second entry in the history.
    const replaces = replace ?? pathname + search + hash === to;
    router.navigator[replaces ? "replace" : "push"](to, state);
  }

  return <a {...anchor} href={to} onClick={follow} />;
}

/** Whether the press opens a tab, a window or a download. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !["", "_self"].includes(currentTarget.target);
