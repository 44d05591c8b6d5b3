import { paintBackdrop } from "./backdrop";
import { fitScale, place } from "./camera";
import { Canvas, pts } from "./canvas";
import type { Scene } from "./drawing";
import { drawGarment } from "./garments";
import { footprint, rod } from "./hardware";
import { mix, shade } from "./palette";

/** A picture's frame, in pixels. */
interface Frame {
  width: number;
  height: number;
  /** Where the garments stand, and the rail they hang from. */
  floor: number;
  rail: number;
  /** The rail's two ends, in tenths of a pixel. */
  railEnds: string;
  /** Largest width and height of a garment. */
  garment: readonly [width: number, height: number];
  /** Middles of the garments, by how many there are. */
  columns: Record<number, number[]>;
  /** The middle of the scene, as a part of the width. */
  middle: number;
  /** Direction of the light that calms the side where words are laid over: the left, or the top; null without words. */
  calm: string | null;
}

const frames = {
  /** Garments on the right; the left two fifths stay empty. */
  wide: {
    width: 1600,
    height: 900,
    floor: 806,
    rail: 74,
    railEnds: "68,0 170,0",
    garment: [400, 720],
    columns: { 1: [1130], 2: [960, 1320], 3: [830, 1105, 1385] },
    middle: 0.72,
    calm: "",
  },
  /** Garments in the middle; the upper quarter and a strip of floor stay empty. */
  portrait: {
    width: 1200,
    height: 1500,
    floor: 1290,
    rail: 400,
    railEnds: "-8,0 128,0",
    garment: [400, 930],
    columns: { 1: [600], 2: [390, 810], 3: [235, 600, 965] },
    middle: 0.5,
    calm: ' x2="0" y2="1"',
  },
  /** Garments in the middle, and no words laid over. */
  page: {
    width: 1600,
    height: 900,
    floor: 806,
    rail: 74,
    railEnds: "-10,0 170,0",
    garment: [400, 720],
    columns: { 1: [800], 2: [590, 1010], 3: [420, 800, 1180] },
    middle: 0.5,
    calm: null,
  },
} satisfies Record<string, Frame>;
const kinds = ["panel", "arch", "window", "moon"];

/** A scene of garments that stand or hang, 16:9 or 4:5, with calm wall where words are laid over, and no text. */
export function drawBanner(drawing: Scene, shape: keyof typeof frames = "wide"): string {
  const frame: Frame = frames[shape];
  const { width, height, floor, rail: railY } = frame;
  const [wall] = drawing.palette;
  const canvas = new Canvas(drawing.seed * 31 + 5);
  const room = paintBackdrop(kinds[drawing.seed % kinds.length]!, mix(wall, drawing.palette[1], 0.4), drawing.seed, {
    width,
    height,
    horizon: floor - 50,
    middle: frame.middle,
  });
  const columns = frame.columns[drawing.garments.length] ?? frame.columns[3]!;
  const pieces = drawing.garments.map((garment) => drawGarment(canvas, garment));
  const hung = pieces.some((piece) => !piece.stands && piece.reach > 26);
  const placed = pieces.map((piece, index) => {
    const x = columns[index] ?? width * 0.75;
    const object = !piece.stands && piece.reach <= 26;
    const scale = object
      ? fitScale(piece, 300, 460)
      : Math.min(fitScale(piece, ...frame.garment), piece.stands ? 9 : 7);
    const y =
      piece.stands || object
        ? floor + 16 - (piece.stands ? Math.max(piece.bottom, 148) : piece.bottom) * scale
        : railY + 58 - piece.top * scale;
    const shadow = piece.stands
      ? `<g transform="translate(${x} ${floor + 10})">${footprint(canvas, [0, 0], 15, 0.35)}</g>`
      : "";
    const hook = piece.stands || object ? "" : hanger(x, railY, y - 1.5 * scale);
    return shadow + hook + place(canvas, piece, { scale, x, y }, 0.7);
  });
  const rail = hung
    ? `<g transform="translate(0 ${railY})">${rod(canvas, pts(frame.railEnds), 0.9, "#A9844A", 0.9)}</g>`
    : "";
  // Light from a window beyond the edge: it keeps the side for text the calmest and the brightest.
  const calm =
    frame.calm === null
      ? ""
      : `<defs><linearGradient id="calm"${frame.calm}><stop offset="0" stop-color="${mix(wall, "#FFFFFF", 0.35)}" stop-opacity=".92"/><stop offset=".36" stop-color="${mix(wall, "#FFFFFF", 0.2)}" stop-opacity=".55"/><stop offset=".55" stop-color="${wall}" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#calm)"/>`;
  return canvas.finish(width, height, room + calm + rail + placed.join(""));
}

/** The wire hook and shoulders of a hanger, from the rail down to a garment's neck. */
function hanger(x: number, top: number, neck: number): string {
  const wire = shade("#A9844A", 0.15);
  return `<path d="M${x} ${neck}V${top + 30}C${x} ${top + 14} ${x + 16} ${top + 14} ${x + 13} ${top + 2}C${x + 10} ${top - 10} ${x - 8} ${top - 8} ${x - 8} ${top + 2}" fill="none" stroke="${wire}" stroke-width="4" stroke-linecap="round"/>`;
}
