import { Notice } from "@thuot-tha/shared/ui";
import { viPaying } from "../../../locales/vi/paying.ts";
import type { Refused } from "../slice.ts";

/** The pieces that could not return to the cart, with reasons. */
export function RefusedLines({ refused, className }: { refused: readonly Refused[]; className?: string }) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="error" title={viPaying.putBackRefused} className={className}>
      <ul>
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
