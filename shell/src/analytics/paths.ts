import type { PageMatch } from "../routing/match.ts";

/** A page's address for measuring: where a login is needed, its pattern, so that no order or address of anybody shows. */
export const measuredPath = ({ login, pattern, props }: PageMatch): string => (login ? pattern : props.pathname);
