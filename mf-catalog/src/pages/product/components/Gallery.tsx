import { Picture } from "@thuot-tha/shared/ui";
import { type MouseEvent, useRef } from "react";
import type { Product } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./Gallery.module.css";

export const gallerySizes = "(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 100vw";

/** The pictures in a row to swipe; the small ones below lead to each, by fragment where no script runs yet. */
export function Gallery({ images }: { images: Product["images"] }) {
  const row = useRef<HTMLElement>(null);

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  };

  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={row} className={styles.row} tabIndex={0} aria-label={vi.pictures}>
        {images.map(({ path, alt }, index) => (
          <div key={path} id={`anh-${index + 1}`} className={styles.frame}>
            <Picture path={path} alt={alt} sizes={gallerySizes} priority={index === 0} />
          </div>
        ))}
      </section>
      <ul className={styles.thumbnails}>
        {images.map(({ path }, index) => (
          <li key={path}>
            <a href={`#anh-${index + 1}`} aria-label={vi.picture(index + 1)} onClick={(event) => show(event, index)}>
              <Picture path={path} alt="" sizes="5rem" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
