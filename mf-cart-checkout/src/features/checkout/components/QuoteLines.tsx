import { formatDong, formatRange } from "@thuot-tha/shared/domain";
import { Button, Notice, Picture } from "@thuot-tha/shared/ui";
import { viLine } from "../../../locales/vi/line.ts";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { Quote } from "../types.ts";
import styles from "./QuoteLines.module.css";

type QuoteLine = Quote["lines"][number];

/** The lines to be ordered, at the server's prices. An unavailable line shows the reason and can be left out. */
export function QuoteLines({ lines, onLeaveOut }: { lines: QuoteLine[]; onLeaveOut: (line: QuoteLine) => void }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.cartItemId}>
          <Picture path={line.image?.path ?? ""} alt="" sizes="4rem" />
          <div className={styles.words}>
            <p className={styles.name}>{line.name}</p>
            <p>
              {viLine[line.type]} · {viLine.size} {line.size} · {line.color} {viLine.pieces(line.quantities)}
            </p>
            {line.period && line.dateFrom && line.dateTo ? (
              <>
                <p>{viLine.wearDays(formatRange({ dateFrom: line.dateFrom, dateTo: line.dateTo }))}</p>
                <p>{viLine.handover(line.period)}</p>
              </>
            ) : null}
            {line.ownMemberPrice ? <p>{viLine.ownMemberPrice}</p> : null}
          </div>
          <p className={styles.price}>{formatDong(line.total)}</p>
          {line.available ? null : (
            <Notice
              tone="warning"
              className={styles.wide}
              action={
                <Button size="small" aria-label={viPayment.removeLineOf(line.name)} onClick={() => onLeaveOut(line)}>
                  {viPayment.removeLine}
                </Button>
              }
            >
              <p>{line.unavailableReason ?? viLine.impossible}</p>
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
