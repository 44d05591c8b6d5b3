import { paintBackdrop } from "./backdrop";
import { fitScale, place } from "./camera";
import { Canvas, pts } from "./canvas";
import type { Scene } from "./drawing";
import { drawGarment } from "./garments";
import { footprint, rod } from "./hardware";
import { mix, shade } from "./palette";

const WIDTH = 1600;
const HEIGHT = 900;
const FLOOR = 806;
const RAIL = 74;

/** Middles of the garments, by how many there are; the left two fifths stay empty for the text laid over. */
const COLUMNS: Record<number, number[]> = { 1: [1130], 2: [960, 1320], 3: [830, 1105, 1385] };
const KINDS = ["panel", "arch", "window", "moon"];

/** A wide scene, 1600×900: garments standing or hanging on the right, calm wall on the left, no text. */
export function drawBanner(drawing: Scene): string {
  const [wall] = drawing.palette;
  const canvas = new Canvas(drawing.seed * 31 + 5);
  const room = paintBackdrop(KINDS[drawing.seed % KINDS.length]!, mix(wall, drawing.palette[1], 0.4), drawing.seed, {
    width: WIDTH,
    height: HEIGHT,
    horizon: FLOOR - 50,
    middle: 0.72,
  });
  const columns = COLUMNS[drawing.garments.length] ?? COLUMNS[3]!;
  const pieces = drawing.garments.map((garment) => drawGarment(canvas, garment));
  const hung = pieces.some((piece) => !piece.stands && piece.reach > 26);
  const placed = pieces.map((piece, index) => {
    const x = columns[index] ?? WIDTH * 0.75;
    const object = !piece.stands && piece.reach <= 26;
    const scale = object ? fitScale(piece, 300, 460) : Math.min(fitScale(piece, 400, 720), piece.stands ? 9 : 7);
    const y =
      piece.stands || object
        ? FLOOR + 16 - (piece.stands ? Math.max(piece.bottom, 148) : piece.bottom) * scale
        : RAIL + 58 - piece.top * scale;
    const shadow = piece.stands
      ? `<g transform="translate(${x} ${FLOOR + 10})">${footprint(canvas, [0, 0], 15, 0.35)}</g>`
      : "";
    const hook = piece.stands || object ? "" : hanger(x, RAIL, y - 1.5 * scale);
    return shadow + hook + place(canvas, piece, { scale, x, y }, 0.7);
  });
  const rail = hung
    ? `<g transform="translate(0 ${RAIL})">${rod(canvas, pts("68,0 170,0"), 0.9, "#A9844A", 0.9)}</g>`
    : "";
  // Light from a window beyond the left edge: it keeps the side for text the calmest and the brightest.
  const calm = `<defs><linearGradient id="calm"><stop offset="0" stop-color="${mix(wall, "#FFFFFF", 0.35)}" stop-opacity=".92"/><stop offset=".36" stop-color="${mix(wall, "#FFFFFF", 0.2)}" stop-opacity=".55"/><stop offset=".55" stop-color="${wall}" stop-opacity="0"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#calm)"/>`;
  return canvas.finish(WIDTH, HEIGHT, room + calm + rail + placed.join(""));
}

/** The wire hook and shoulders of a hanger, from the rail down to a garment's neck. */
function hanger(x: number, top: number, neck: number): string {
  const wire = shade("#A9844A", 0.15);
  return `<path d="M${x} ${neck}V${top + 30}C${x} ${top + 14} ${x + 16} ${top + 14} ${x + 13} ${top + 2}C${x + 10} ${top - 10} ${x - 8} ${top - 8} ${x - 8} ${top + 2}" fill="none" stroke="${wire}" stroke-width="4" stroke-linecap="round"/>`;
}
