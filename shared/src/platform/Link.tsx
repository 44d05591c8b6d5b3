import type { AnchorHTMLAttributes } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: To;
  replace?: boolean;
  /** Kept with the entry of the history; see `useLocation`. */
  state?: unknown;
  ref?: React.Ref<HTMLAnchorElement>;
}

const isWhole = (to: To): to is string => typeof to === "string" && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/**
 * A link inside the shop; absolute addresses are left to the browser. The router's own `Link` also prefetches framework
 * data, which is more code than the rest of the router that the shop uses.
 */
export function Link({ to, ...rest }: Props) {
  const { replace: _replace, state: _state, ...anchor } = rest;
  return isWhole(to) ? <a {...anchor} href={to} /> : <RoutedLink to={to} {...rest} />;
}

function RoutedLink({ to, replace, state, onClick, ...anchor }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: anchor.target });
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
