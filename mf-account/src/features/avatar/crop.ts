/** A picture's size, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The crop: its centre in the picture's pixels, and its zoom (1 fits the most). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const maxZoom = 4;

/** Side of the crop, in the picture's pixels. */
export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The crop moved inside the picture's edges. */
export function clamped(size: Size, { x, y, zoom }: Crop): Crop {
  const inZoom = within(zoom, 1, maxZoom);
  const half = sideOf(size, inZoom) / 2;
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom: inZoom };
}

export const centred = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the picture under the crop by shares of the crop's side; to the right shows more of its left. */
export const moved = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop.zoom);
  return clamped(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
};

/** Draws the crop over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, crop: Crop): void {
  const side = sideOf(picture, crop.zoom);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}
