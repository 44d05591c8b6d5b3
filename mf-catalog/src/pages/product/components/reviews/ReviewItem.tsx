import { formatDay, today } from "@thuot-tha/shared/domain";
import { Rating } from "@thuot-tha/shared/ui";
import type { Review } from "../../../../features/reviews/slice.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import { ReviewPictures } from "./ReviewPictures.tsx";
import styles from "./Reviews.module.css";

export function ReviewItem({ review }: { review: Review }) {
  const { rating, title, content, author, sizeWorn, height, weight, fit, images, createdAt } = review;
  const about = [
    author,
    sizeWorn ? viReviews.wore(sizeWorn) : null,
    height !== null && weight !== null ? viReviews.body(height, weight) : null,
    fit ? viReviews.fits[fit].toLowerCase() : null,
  ];
  return (
    <li tabIndex={-1}>
      <p className={styles.stars}>
        <Rating value={rating} />
        <time dateTime={createdAt}>{formatDay(today(new Date(createdAt)))}</time>
      </p>
      <h3>{title}</h3>
      <p className={styles.words}>{content}</p>
      {images.length > 0 ? <ReviewPictures author={author} images={images} /> : null}
      <p className={styles.author}>{about.filter(Boolean).join(", ")}</p>
    </li>
  );
}
