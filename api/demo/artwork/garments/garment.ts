import type { Canvas, Point } from "../canvas";
import type { Drawing } from "../drawing";

/** A drawn piece and what the camera needs to know of it, in centimetres. */
export interface Garment {
  body: string;
  top: number;
  bottom: number;
  /** Half its width. */
  reach: number;
  /** Stands on the floor (or hangs to it), rather than floating before the wall. */
  stands: boolean;
  /** What a detail view looks at, and how wide that view is. */
  focus: Point;
  focusWidth: number;
}

export type DrawGarment = (canvas: Canvas, drawing: Drawing) => Garment;
