import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { viAvatar as words } from "../../../locales/vi/avatar.ts";
import { type Crop, clamped, drawCrop, maxZoom, moved, type Size } from "../crop.ts";
import styles from "./CropSquare.module.css";

/** Side of the cropped picture, in pixels. */
const side = 512;
/** Distance one arrow key press moves, as a share of the square. */
const step = 0.05;

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const pointOf = ({ pointerId, clientX, clientY }: PointerEvent) => ({ pointerId, x: clientX, y: clientY });

interface CropSquareProps {
  picture: CanvasImageSource & Size;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Receives the canvas with the cropped picture. */
  onCanvas: (canvas: HTMLCanvasElement | null) => void;
}

/** The crop of a picture: moved by finger, mouse or arrow keys, zoomed with a slider. */
export function CropSquare({ picture, crop, onCrop, onCanvas }: CropSquareProps) {
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The pointer that drags the picture, and its last point; other fingers move nothing. */
  const last = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => {
    onCanvas(canvas.current);
    return () => onCanvas(null);
  }, [onCanvas]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    if (last.current?.pointerId !== event.pointerId) return;
    const width = event.currentTarget.clientWidth || side;
    onCrop(moved(picture, crop, (event.clientX - last.current.x) / width, (event.clientY - last.current.y) / width));
    last.current = pointOf(event);
  }

  function release({ pointerId }: PointerEvent): void {
    if (last.current?.pointerId === pointerId) last.current = null;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = arrows[event.key];
    if (!move) return;
    event.preventDefault();
    onCrop(moved(picture, crop, ...move));
  }

  return (
    <div className={styles.square}>
      <canvas
        ref={canvas}
        width={side}
        height={side}
        className={styles.canvas}
        role="img"
        aria-label={words.square}
        aria-describedby={hint}
        tabIndex={0}
        onPointerDown={(event) => {
          if (last.current) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event);
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={styles.hint}>
        {words.hint}
      </p>
      <label className={styles.zoom}>
        <span>{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onCrop(clamped(picture, { ...crop, zoom: Number(event.target.value) }))}
        />
      </label>
    </div>
  );
}
