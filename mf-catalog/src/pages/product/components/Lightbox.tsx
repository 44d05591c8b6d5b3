import { classNames, Icon, pictureSizes, pictureUrl } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { viLightbox as words } from "../../../locales/vi/lightbox.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./Lightbox.module.css";

export interface LightboxProps {
  images: readonly { path: string; alt: string }[];
  /** Names the dialog. */
  label: string;
  /** Index of the first picture. */
  first: number;
  /** Receives the index of the picture shown last. */
  onClose?: (index: number) => void;
}

/** Milliseconds within which a second press belongs to the first. */
const doublePress = 300;

/** Pictures over the whole screen; a press zooms in on the pressed point, arrows change the picture. */
export function Lightbox({ images, label, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(first);
  const [near, setNear] = useState<{ x: number; y: number } | null>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const image = images[index];

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A cached page runs its effects again when it shows, and an open dialog cannot be opened.
    return () => current?.close();
  }, []);
  // Centres the pressed point, given as a share of the picture.
  useEffect(() => {
    const { current } = frame;
    if (!current || !near) return;
    current.scrollTo({
      left: near.x * current.scrollWidth - current.clientWidth / 2,
      top: near.y * current.scrollHeight - current.clientHeight / 2,
    });
  }, [near]);

  const turn = (by: number) => {
    setNear(null);
    setIndex((index + by + images.length) % images.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  const onPress = (event: MouseEvent) => {
    const isDouble = event.timeStamp - pressedAt.current < doublePress;
    pressedAt.current = event.timeStamp;
    // The second press of a double one would take back what the first has done.
    if (isDouble) return;
    if (near) return setNear(null);
    const box = frame.current?.querySelector("img")?.getBoundingClientRect();
    // A keyboard press has no position, so the centre is used.
    const pointed = box && event.detail > 0;
    setNear({
      x: pointed ? (event.clientX - box.left) / box.width : 0.5,
      y: pointed ? (event.clientY - box.top) / box.height : 0.5,
    });
  };

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={label}
      onClose={() => onClose?.(index)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        ref={frame}
        className={classNames(styles.frame, near !== null && styles.near)}
        aria-label={near ? words.zoomOut : words.zoomIn}
        aria-pressed={near !== null}
        onClick={onPress}
      >
        <img
          src={pictureUrl(image.path, "900x1200")}
          alt={image.alt}
          width={900}
          height={1200}
          // Shows the size that the page has loaded until the large one is loaded.
          style={{ backgroundImage: `url("${pictureUrl(image.path, pictureSizes["3:4"][0])}")` }}
        />
      </button>
      <button type="button" className={styles.close} aria-label={words.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {images.length > 1 ? (
        <div className={styles.turn}>
          <button type="button" aria-label={viProduct.previousPicture} onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </button>
          <p role="status">{words.pictureOf(index + 1, images.length)}</p>
          <button type="button" aria-label={viProduct.nextPicture} onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
