import { Notice } from "@thuot-tha/shared/ui";
import { viPaying } from "../../../locales/vi/paying.ts";
import type { Refused } from "../slice.ts";

/** Which pieces could not go back into the cart, and why. */
export function KeptOut({ refused, className }: { refused: readonly Refused[]; className?: string }) {
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
