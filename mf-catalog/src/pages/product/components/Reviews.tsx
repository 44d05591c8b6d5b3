import { Rating, Section } from "@thuot-tha/shared/ui";
import type { Reviews as ReviewsData } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./Reviews.module.css";

/** How it fitted others: histogram, then the latest words. */
export function Reviews({ reviews }: { reviews: ReviewsData }) {
  const words = vi;
  const { items, histogram, count, average } = reviews;
  return (
    <Section title={words.reviews} id="danh-gia" lead={count === 0 ? words.noReviews : undefined}>
      {count > 0 ? (
        <div className={styles.reviews}>
          <div>
            <p className={styles.average}>
              {average.toLocaleString("vi-VN", { maximumFractionDigits: 1 })} <Rating value={average} size={20} />
              <span>{words.reviewCount(count)}</span>
            </p>
            <ul className={styles.histogram}>
              {histogram.map(({ rating, count: of }) => (
                <li key={rating}>
                  <span>{words.stars(rating)}</span>
                  <meter min={0} max={count} value={of} aria-label={words.stars(rating)} />
                  <span>{of}</span>
                </li>
              ))}
            </ul>
          </div>
          <ul className={styles.list}>
            {items.map(({ id, rating, title, content, author, sizeWorn, height, weight }) => (
              <li key={id}>
                <Rating value={rating} />
                <h3>{title}</h3>
                <p>{content}</p>
                <p className={styles.author}>
                  {[
                    author,
                    sizeWorn ? words.wore(sizeWorn) : null,
                    height !== null && weight !== null ? words.body(height, weight) : null,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
