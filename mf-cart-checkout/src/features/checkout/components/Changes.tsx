import { formatDong, formatRange } from "@thuot-tha/shared/domain";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { QuoteChange } from "../quote-changes.ts";

/** Lists the lines that differ from what the shopper saw. */
export function Changes({ changes }: { changes: readonly QuoteChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map((change, index) => (
        <li key={index}>{changeText(change)}</li>
      ))}
    </ul>
  );
}

function changeText(change: QuoteChange): string {
  switch (change.kind) {
    case "gone":
      return viPayment.gone(change.name, change.reason);
    case "dates":
      return viPayment.dates(change.name, formatRange(change.after));
    case "pieces":
      return viPayment.piecesChange(change.name, change.before, change.after);
    case "price":
      return viPayment.price(change.name, formatDong(change.before), formatDong(change.after));
  }
}
