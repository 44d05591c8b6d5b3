import { Icon, Picture } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Product } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./Gallery.module.css";
import { useLightbox } from "./use-lightbox.tsx";

/** `sizes` of the first picture; wide screens lay out one, three, and any other number of pictures differently. */
export function gallerySizes(count: number): string {
  const [page, screen] = count === 1 ? [45, 50] : count === 3 ? [30, 33] : [22.5, 25];
  return `(min-width: 80rem) ${page}rem, (min-width: 64rem) ${screen}vw, (min-width: 48rem) 50vw, 100vw`;
}

/**
 * The pictures in a scrollable row; thumbnails below lead to each, by fragment without scripts. On wide screens all of
 * them show, in two columns.
 */
export function Gallery({ images }: { images: Product["images"] }) {
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const last = images.length - 1;
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const measure = () => row.current && setScrolls(row.current.scrollWidth > row.current.clientWidth);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);

  const show = (index: number) => {
    const { current: element } = row;
    element?.scrollTo({ left: Math.min(Math.max(index, 0), last) * element.clientWidth });
  };
  const onScroll = () => {
    const { current: element } = row;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    // Where all pictures show, and with Alt, Ctrl or ⌘, the keys are the browser's.
    if (to === undefined || !scrolls || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  const onThumbnail = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  const { lookClosely, lightbox } = useLightbox({ images, label: viProduct.pictures, onClose: show });

  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <section
          ref={row}
          className={styles.row}
          data-count={images.length}
          // A scrolling region must be reachable by keyboard.
          tabIndex={scrolls ? 0 : undefined}
          aria-label={viProduct.pictures}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {images.map(({ path, alt }, index) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button below has keys
            <div key={path} id={`anh-${index + 1}`} className={styles.frame} onClick={() => lookClosely(index)}>
              <Picture path={path} alt={alt} sizes={gallerySizes(images.length)} priority={index === 0} />
            </div>
          ))}
        </section>
        {last > 0 ? (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={viProduct.previousPicture}
              aria-disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label={viProduct.nextPicture}
              aria-disabled={current === last}
              onClick={() => show(current + 1)}
            >
              <Icon name="chevron-right" />
            </button>
            <p className={styles.count} aria-hidden="true">
              {`${current + 1} / ${images.length}`}
            </p>
          </>
        ) : null}
        {last >= 0 ? (
          <button
            type="button"
            className={styles.zoom}
            aria-label={viProduct.zoom}
            onClick={() => lookClosely(current)}
          >
            <Icon name="zoom" />
          </button>
        ) : null}
      </div>
      {last > 0 ? (
        <ul className={styles.thumbnails}>
          {images.map(({ path }, index) => (
            <li key={path}>
              <a
                href={`#anh-${index + 1}`}
                aria-label={viProduct.picture(index + 1)}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => onThumbnail(event, index)}
              >
                <Picture path={path} alt="" sizes="5rem" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {lightbox}
    </div>
  );
}
