import type { PageMatch } from "../router/match.ts";

/** A page's address for analytics. Pages behind a login report their pattern, so that no personal id is sent. */
export const measuredPath = ({ login, pattern, props }: PageMatch): string => (login ? pattern : props.pathname);
