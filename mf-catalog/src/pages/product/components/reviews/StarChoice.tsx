import { classNames, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useId } from "react";
import { viReviewForm as words } from "../../../../locales/vi/review-form.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import styles from "./StarChoice.module.css";

interface StarChoiceProps {
  value: number | null;
  error?: string;
  onChange: (stars: number) => void;
}

/** One to five stars, as radio buttons shown as stars: arrow keys move, and the chosen stars are filled. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-required
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <p id={`${name}-label`} className={styles.label}>
        {words.rating}
      </p>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={classNames(styles.star, value !== null && stars <= value && styles.lit)}>
            <input type="radio" name={name} checked={stars === value} onChange={() => onChange(stars)} />
            <Icon name="star" size={30} filled={value !== null && stars <= value} />
            <VisuallyHidden>{viReviews.stars(stars)}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {value === null ? null : words.meanings[value - 1]}
        </span>
      </div>
      {error ? (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
