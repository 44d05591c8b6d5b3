import { formatNumber } from "@thuot-tha/shared/domain";
import { VisuallyHidden } from "@thuot-tha/shared/ui";
import type { Reviews } from "../../../../features/reviews/slice.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import styles from "./Reviews.module.css";

interface HistogramProps {
  histogram: Reviews["histogram"];
  count: number;
  /** The star rating that the list is filtered by. */
  chosen: number | undefined;
  onChoose: (rating: number | undefined) => void;
}

/** Number of reviews by stars; each row filters by its rating. */
export function Histogram({ histogram, count, chosen, onChoose }: HistogramProps) {
  return (
    <ul className={styles.histogram} aria-label={viReviews.histogram}>
      {histogram.map(({ rating, count: of }) => (
        <li key={rating}>
          <button
            type="button"
            aria-pressed={rating === chosen}
            disabled={of === 0}
            onClick={() => onChoose(rating === chosen ? undefined : rating)}
          >
            <span>{viReviews.stars(rating)}</span>
            <span className={styles.bar}>
              <span style={{ width: `${(of / count) * 100}%` }} />
            </span>
            <span>
              {formatNumber(of)}
              <VisuallyHidden> {viReviews.reviews}</VisuallyHidden>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
