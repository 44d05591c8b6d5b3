import { backdrop } from "./backdrop";
import { fitScale, type Placement, place, windowOf } from "./camera";
import { Canvas } from "./canvas";
import type { Drawing, Family } from "./drawing";
import { drawGarment } from "./garments";
import type { Garment } from "./garments/garment";

const width = 900;
const height = 1200;

interface Shot {
  /** How far the figure is turned, see `Canvas`. */
  turn: number;
  frame: (garment: Garment) => Placement;
  /** Pixel row where wall and floor meet, if the floor is in view. */
  horizon: number | null;
  detail?: boolean;
  back?: boolean;
}

/** Silhouettes that are drawn from behind too; the others show their other side instead. */
const backs: Partial<Record<Family, readonly string[]>> = {
  "ao-dai": ["truyen-thong", "co-thuyen", "tay-loe", "cach-tan", "ngu-than", "ao-tac"],
  "ao-khoac": ["mang-to", "mang-to-khuy-giau"],
  dam: ["chu-a", "suong", "canh-doi"],
  vest: ["mot-hang", "hai-hang", "tuxedo"],
  set: ["vest-quan"],
};
const hasBack = ({ family, silhouette }: Pick<Drawing, "family" | "silhouette">): boolean =>
  backs[family]?.includes(silhouette) ?? false;

/** The whole piece, standing on the floor or hanging before the wall. */
function whole(garment: Garment): Placement {
  const scale = fitScale(garment, 800, 1060);
  const middle = 600 - ((garment.top + garment.bottom) / 2) * scale;
  return { scale, x: width / 2, y: garment.stands ? 1126 - garment.bottom * scale : middle };
}

/** Its upper part from nearer by. */
function near(garment: Garment): Placement {
  const scale = fitScale(garment, 800, 1060) * 1.5;
  const small = garment.bottom - garment.top < 80;
  return {
    scale: small ? scale * 0.86 : scale,
    x: width / 2,
    y: small ? 600 - (garment.focus[1] + 2) * scale * 0.86 : 96 - garment.top * scale,
  };
}

/** Its cloth and finish, filling the picture; every other gown shows how its hem falls instead of its neckline. */
function close(drawing: Drawing): (garment: Garment) => Placement {
  return (garment) => {
    const hem = drawing.family === "dam" && garment.stands && drawing.seed % 2 === 1;
    const [x, y] = hem ? [-6, garment.bottom - 24] : garment.focus;
    const scale = width / (hem ? 40 : garment.focusWidth);
    return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale };
  };
}

function shot(drawing: Drawing, view: number): Shot {
  const side = drawing.seed % 2 ? 1 : -1;
  // A small hard object bends visibly where cloth would only turn.
  const supple = drawing.family === "tui" || drawing.family === "phu-kien" ? 0.3 : 0.85;
  switch (view) {
    case 2:
      return { turn: side * supple, frame: near, horizon: null };
    case 3:
      return { turn: 0, frame: close(drawing), horizon: null, detail: true };
    case 4:
      return { turn: -side * supple * 0.45, frame: whole, horizon: 1066 };
    case 5:
      return hasBack(drawing)
        ? { turn: side * 0.2, frame: whole, horizon: 1066, back: true }
        : { turn: -side * supple, frame: near, horizon: null };
    default:
      return { turn: 0, frame: whole, horizon: 1066 };
  }
}

/**
 * One picture of a product, 900×1200, in the studio that `studioFor` names: view 1 the whole piece, 2 three-quarter and
 * nearer, 3 a detail, 4 the whole piece a little turned, 5 from behind or from the other side. The same arguments give
 * the same file.
 */
export function drawProduct(drawing: Drawing, view: number, studio: string): string {
  const { turn, frame, horizon, detail, back } = shot(drawing, view);
  const seed = drawing.seed * 7 + 1;
  const placement = frame(drawGarment(new Canvas(seed, turn, detail, null, back), drawing));
  // Drawn again within the visible window, so that a close view contains only visible shapes.
  const canvas = new Canvas(seed, turn, detail, windowOf(placement, width, height), back);
  const garment = drawGarment(canvas, drawing);
  const room = backdrop(studio, drawing.seed + view, {
    width,
    height,
    horizon: horizon ?? height * 2,
  });
  return canvas.finish(width, height, room + place(canvas, garment, placement));
}
