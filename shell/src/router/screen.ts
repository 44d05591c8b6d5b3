import type { PageMatch } from "./match.ts";

/** The page on screen. */
export interface Screen {
  match(): PageMatch;
  show(match: PageMatch): void;
}

export function createScreen(first: PageMatch): Screen {
  let shown = first;
  return {
    match: () => shown,
    show: (match) => {
      shown = match;
    },
  };
}
