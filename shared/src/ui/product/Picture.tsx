import { classNames } from "../class-names.ts";
import styles from "./Picture.module.css";
import { mediaBase, type PictureRatio, pictureSizes, pictureSrcSet, pictureUrl } from "./picture-sizes.ts";

export interface PictureProps {
  /** Path of the picture on the media base, without a size. Empty where there is none: its frame stays empty. */
  path: string;
  /** Empty for a decorative picture. */
  alt: string;
  ratio?: PictureRatio;
  /**
   * Displayed width, as in `<img sizes>`; an accurate one lets phones load a small file. Null: the middle size only.
   */
  sizes?: string | null;
  /** The largest picture of a first view: loaded at once and before others, and shown with the text around it. */
  priority?: boolean;
  base?: string;
  className?: string;
}

/** A picture in a frame of fixed shape: nothing moves when it arrives. */
export function Picture({
  path,
  alt,
  ratio = "3:4",
  sizes = "100vw",
  priority = false,
  base = mediaBase,
  className,
}: PictureProps) {
  const middle = pictureSizes[ratio][Math.floor((pictureSizes[ratio].length - 1) / 2)];
  const [width, height] = (middle ?? "3x4").split("x").map(Number);
  return (
    <span className={classNames(styles.frame, className)} style={{ aspectRatio: ratio.replace(":", " / ") }}>
      {path ? (
        <img
          className={styles.image}
          sizes={sizes ?? undefined}
          srcSet={sizes === null ? undefined : pictureSrcSet(path, ratio, base)}
          src={pictureUrl(path, middle, base)}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? "sync" : "async"}
        />
      ) : null}
    </span>
  );
}
