import { Picture } from "@thuot-tha/shared/ui";
import type { Review } from "../../../../features/reviews/slice.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import { useLightbox } from "../use-lightbox.tsx";
import styles from "./Reviews.module.css";

/** The pictures of a review, small; a press shows one large. */
export function ReviewPictures({ author, images }: Pick<Review, "author" | "images">) {
  const label = viReviews.pictures(author);
  const { lookClosely, lightbox } = useLightbox({ label, images: images.map(({ path }) => ({ path, alt: label })) });
  return (
    <div className={styles.pictures}>
      {images.map(({ path }, index) => (
        <button
          key={path}
          type="button"
          aria-label={viReviews.lookClosely(index + 1, author)}
          onClick={() => lookClosely(index)}
        >
          <Picture path={path} alt="" sizes="6rem" />
        </button>
      ))}
      {lightbox}
    </div>
  );
}
