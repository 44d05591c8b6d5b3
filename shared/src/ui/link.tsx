import type { AnchorHTMLAttributes, ElementType } from "react";

/**
 * A router's link, which takes `to`. Components that link accept one as `as`, because the design system has no router.
 * Without it they are plain anchors.
 */
export type LinkAs = ElementType;

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  as?: LinkAs;
}

export function Anchor({ as: Router, href, ...rest }: AnchorProps) {
  return Router ? <Router to={href} {...rest} /> : <a href={href} {...rest} />;
}
